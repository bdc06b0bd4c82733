import type { Changes } from '../../check/core/index.ts';

/** The files of one save, before and after; `undefined` means that the file does not exist. */
interface Save {
  before: Changes;
  after: Changes;
}

/** The undo and redo history of the lens since the dev server started, shared by all tabs. */
export class Saves {
  #done: Save[] = [];
  #undone: Save[] = [];

  add(before: Changes, after: Changes): void {
    this.#done.push({ before, after });
    this.#undone = [];
  }

  /**
   * Undoes the last save, or redoes the last one that was undone.
   *
   * @param read reads the current text of a file
   * @returns the files to write, or a sentence that says why there are none
   */
  undoOrRedo(direction: 'undo' | 'redo', read: (path: string) => string | undefined): Changes | string {
    const [from, to] = direction === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const save = from.at(-1);
    if (!save) return `There is nothing to ${direction}.`;
    const [now, then] = direction === 'undo' ? [save.after, save.before] : [save.before, save.after];
    const other = Object.keys(now).find((path) => read(path) !== now[path]);
    if (other !== undefined)
      return `${other} has been changed outside the lens since then; nothing was written.`;
    from.pop();
    to.push(save);
    return then;
  }
}
