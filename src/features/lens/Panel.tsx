import { useId } from 'react';
import { languages, sourceLocale } from '../../../schema/languages.ts';
import type { LensEdit, LensPiece, LensPlace, LensText, LensWork } from '../../../schema/lens.ts';
import { Action } from './Action.tsx';
import { isEditable, type PageTexts } from './data.ts';
import { Editor } from './Editor.tsx';
import { Entry, Findings } from './Entry.tsx';
import type { UnfinishedText } from './neighbor.ts';
import type { Found } from './scan.ts';
import type { Settings, TextName } from './settings.ts';
import { needsWork } from './state.ts';

/** Actions of the panel. */
export interface PanelActions {
  close(): void;
  set(settings: Partial<Settings>): void;
  /** Highlights a text on the page. */
  frame(index: number): void;
  openFile(place: LensPlace): void;
  /** Opens a text in the editor; `undefined` closes it. */
  edit(text: TextName | undefined): void;
  /** Opens the next or previous text that needs work, on any page. */
  step(step: 1 | -1, from?: TextName): Promise<void>;
  go(text: UnfinishedText): void;
  /** Shows typed text on the page; `undefined` restores the page. */
  type(text: TextName, pieces: readonly LensPiece[] | undefined): void;
  /**
   * @param advances whether to return before the page shows the new text
   * @returns why nothing was written, as a sentence; `undefined` on success
   */
  save(edit: LensEdit, advances: boolean): Promise<string | undefined>;
  undoOrRedo(direction: 'undo' | 'redo'): void;
}

interface Props {
  /** `undefined` until loaded. */
  data: PageTexts | undefined;
  /** Where each text was found on the page, by the index of the text. */
  seen: ReadonlyMap<number, readonly Found[]>;
  settings: Settings;
  /** The texts of the language that need work, once loaded. */
  work: LensWork | undefined;
  message: string | undefined;
  actions: PanelActions;
}

/** The panel of the lens: every text of the page with its English source, state and findings. */
export function Panel({ data, seen, settings, work, message, actions }: Props) {
  const heading = useId();
  const edited = textsEdited(data, settings.editing);
  return (
    <section className="panel" dir="ltr" aria-labelledby={heading} tabIndex={-1}>
      <header>
        <h2 id={heading}>Translator’s lens</h2>
        <Action onAction={actions.close}>Close</Action>
      </header>
      <p role="status">
        {message && <b>{message} </b>}
        {edited.length === 0 && (data || !message) && summaryOf(data, seen)}
      </p>
      {isEditable && data && data.locale !== sourceLocale && <Tools {...{ work, actions }} />}
      {edited.map((text) => (
        <Editor
          key={`${text.file}#${text.id}`}
          text={text}
          isChosen={text.id === settings.editing?.id}
          stale={data?.texts.filter((other) => isStaleWith(other, text)).length ?? 0}
          actions={actions}
        />
      ))}
      {edited.length > 0 && (
        <p className="actions">
          <Action keys="Escape" onAction={() => actions.edit(undefined)}>
            All texts of this page
          </Action>
        </p>
      )}
      {data && data.texts.length > 0 && edited.length === 0 && (
        <Contents {...{ data, seen, settings, actions }} />
      )}
    </section>
  );
}

/** Returns the text being edited, together with the other forms if it is a plural. */
function textsEdited(data: PageTexts | undefined, editing: TextName | undefined): LensText[] {
  const texts = data?.texts ?? [];
  const text = texts.find(({ file, id }) => file === editing?.file && id === editing.id);
  if (!text || !isEditable) return [];
  const family = text.source.plural?.family;
  if (family === undefined) return [text];
  return texts.filter(({ file, source }) => file === text.file && source.plural?.family === family);
}

/** Whether a stale text is recorded as up to date together with another one. */
const isStaleWith = ({ file, state, source }: LensText, text: LensText): boolean =>
  state === 'stale' && file === text.file && source.part === text.source.part;

/** Progress of the language, and navigation through the texts that need work. */
function Tools({ work, actions }: Pick<Props, 'work' | 'actions'>) {
  const left = work?.files.reduce((sum, { left }) => sum + left.length, 0) ?? 0;
  return (
    <div className="tools">
      {work && (
        <details>
          <summary>
            <progress aria-label="Translated and up to date" max={100} value={work.percent} /> {work.percent}{' '}
            %, {left === 0 ? 'nothing left in this language' : `${count(left, 'text')} left in this language`}
          </summary>
          <ul>
            {work.files.map(({ left: [first, ...others], ...file }) =>
              first === undefined ? null : (
                <li key={file.file}>
                  <Action onAction={() => actions.go({ ...file, id: first })}>{file.file}</Action>{' '}
                  {count(others.length + 1, 'text')}
                </li>
              ),
            )}
          </ul>
        </details>
      )}
      <p className="actions">
        <Action keys="Alt+ArrowUp" onAction={() => actions.step(-1)}>
          Previous
        </Action>
        <Action keys="Alt+ArrowDown" onAction={() => actions.step(1)}>
          Next
        </Action>
        <Action title="Undo the last save" keys="Alt+Z" onAction={() => actions.undoOrRedo('undo')}>
          Undo
        </Action>
        <Action
          title="Redo the last save that was undone"
          keys="Alt+Shift+Z"
          onAction={() => actions.undoOrRedo('redo')}
        >
          Redo
        </Action>
      </p>
    </div>
  );
}

/** Summarizes the page: its own texts, and the interface texts it shows. */
function summaryOf(data: PageTexts | undefined, seen: Props['seen']): string {
  if (!data) return 'Reading the texts of this page …';
  if (data.locale === sourceLocale)
    return 'This page is in English. Open it in the language that you translate into.';
  const language = languages.find(({ code }) => code === data.locale)?.name ?? data.locale;
  const texts = data.texts.filter(({ of }, index) => of === 'page' || seen.has(index));
  const findings = [data.page, data.words, ...texts].reduce((sum, { findings }) => sum + findings.length, 0);
  const work = texts.filter(needsWork).length;
  return `${language}: ${count(texts.length, 'text')} on this page, ${work} to work on, ${count(findings, 'finding')}.`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

type ContentsProps = Pick<Props, 'seen' | 'settings' | 'actions'> & { data: PageTexts };

function Contents({ data, seen, settings, actions }: ContentsProps) {
  const { page, words } = data;
  const others = [...page.findings, ...words.findings];
  const search = settings.search.toLowerCase();
  const entries = data.texts
    .map((text, index) => ({ text, index }))
    .filter(({ text }) =>
      [text.name, text.shown, text.english].some((part) => part.toLowerCase().includes(search)),
    );
  const groups = {
    'Texts of this page': entries.filter(({ text }) => text.of === 'page'),
    // A search also covers interface texts that the page does not show, such as error messages.
    [search ? 'Words of the interface' : 'Words of the interface on this page']: entries.filter(
      ({ text, index }) => text.of === 'interface' && (search || seen.has(index)),
    ),
  };
  return (
    <>
      <fieldset>
        <legend>Show</legend>
        <label>
          <input
            type="checkbox"
            checked={settings.notes}
            onChange={({ target }) => actions.set({ notes: target.checked })}
          />
          English under each text of the page
        </label>
        <label>
          Search{' '}
          <input
            type="search"
            value={settings.search}
            onChange={({ target }) => actions.set({ search: target.value })}
          />
        </label>
      </fieldset>
      {others.length > 0 && (
        <>
          <h3>Findings beside the texts</h3>
          <Findings findings={others} actions={actions} />
        </>
      )}
      {Object.entries(groups).map(([name, group]) => (
        <details key={name} open>
          <summary>
            {name} ({group.length})
          </summary>
          <ol>
            {group.map(({ text, index }) => (
              <Entry key={index} index={index} text={text} seen={seen.get(index) ?? []} actions={actions} />
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}
