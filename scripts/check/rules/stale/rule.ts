import { count } from '../../core/words.ts';
import type { Share } from '../file/rule.ts';
import { defineRule } from '../rule.ts';

export interface Part {
  part: string;
  name: string;
  /** Its title in the source. */
  heading: string;
}

export const stale = defineRule({
  title: 'A translation is up to date with the English text.',
  why: 'An outdated translation is better than none, so this is a warning; but what it says may no longer be true.',
  fix: 'Update the translation. The message says what changed, or which command shows it, and what else to do. It is an error only if the language has less up-to-date text than the configuration requires (`current`).',
  level: 'warning',
  examples: [],
  messages: {
    unrecorded: ({ part, english, accept }: { part?: string; english: string; accept: string }) => [
      `nothing records which English text this was translated from, so changes to ${english} would go unnoticed.`,
      `compare it with English, then run ${accept}${part ? `, or add “${part}: checked” to the record (source)` : ''}.`,
    ],
    'wrong-record': ({ part, found, english }: { part: string; found: string; english: string }) => [
      `“${part}” should have six digits or the word checked here, found “${found}”, so changes to ${english} would go unnoticed.`,
      'compare the translation with English, then write checked.',
    ],
    changed: (data: Part & { at: string; diff: string; accept: string; record: string }) => [
      `the English text of ${data.name} (${data.at}) has changed since this was translated.`,
      `update the translation (${data.diff} shows what changed), then run ${data.accept}, or replace the digits ${data.record} with the word checked.`,
    ],
    'changed-since': (
      data: Part & { at: string; date: string; commit: string; change: string; version: string },
    ) => [
      `the source of ${data.name} (${data.at}) has changed since ${data.date} (${data.commit}), when this translation was last edited.`,
      `update the translation; what changed: ${data.change}${data.change.endsWith('…') ? ` (in full: git diff ${data.version} ${data.at.replace(/(?::\d+){2}$/, '')})` : ''}`,
    ],
    dropped: ({ key, rest }: { key: string; rest: number }) => [
      rest > 0
        ? `“${key}” and ${count(rest, 'other key')} in this file are no longer in the source.`
        : `“${key}” is no longer in the source.`,
      'delete what is no longer used; if a key was only renamed, move its text to the new key.',
    ],
    'too-much': (data: Share & { current: number; stale: number }) => [
      `${data.language} has less up-to-date text than the ${data.asked} percent that ${data.config} requires.`,
      `update the stale text: ${data.stale} of ${data.done} words are stale, ${data.current} percent are up to date. Or set “current” for “${data.code}” to at most ${data.current}.`,
    ],
  },
});
