import { count } from '../core/words.ts';
import { type FileCoverage, type FileState, percent } from '../coverage.ts';

/** The states of a file, most urgent first, each with a symbol and a name. */
export const states: readonly { state: FileState; sign: string; name: string; means: string }[] = [
  { state: 'broken', sign: '✕', name: 'broken', means: 'the file cannot be read, or has errors' },
  { state: 'missing', sign: '○', name: 'missing', means: 'there is no file; visitors see English' },
  { state: 'incomplete', sign: '◐', name: 'incomplete', means: 'some texts are missing or marked TODO' },
  { state: 'stale', sign: '↻', name: 'stale', means: 'English has changed since' },
  { state: 'translated', sign: '●', name: 'translated', means: 'everything is there' },
];

/** A state with what is known about it, in few words: “incomplete, 90 %”. */
export function stateText(file: FileCoverage): string {
  switch (file.state) {
    case 'incomplete':
      return `incomplete, ${percent(file.done.words, file.required.words)} %`;
    case 'stale':
      return `stale, ${count(file.stale.units, 'text')}`;
    default:
      return file.state;
  }
}
