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
  why: 'An outdated translation is better than none, so this is a warning; but it may say what is no longer true.',
  fix: 'Update the translation. The message says what changed, or which command shows it, and what else there is to do. It is an error only where the configuration requires a share of current text (`current`) and the language has less.',
  level: 'warning',
  examples: [],
  messages: {
    unrecorded: ({ english, accept }: { part?: string; english: string; accept: string }) => [
      `no record says which English text this was translated from, so nobody will notice when ${english} changes.`,
      `compare it with English, then run ${accept}.`,
    ],
    changed: (data: Part & { at: string; diff: string; accept: string; record: string }) => [
      `the English text of ${data.name} (${data.at}) changed since this was translated.`,
      `update the translation (${data.diff} shows what changed), then run ${data.accept}, or write checked in place of the digits ${data.record}.`,
    ],
    'changed-since': (data: Part & { at: string; date: string; commit: string; change: string }) => [
      `the source text of ${data.name} (${data.at}) changed since ${data.date} (${data.commit}), when this translation was last changed.`,
      `update the translation; what changed: ${data.change}${data.change.endsWith('…') ? ` (all of it: git diff ${data.commit} -- ${data.at.replace(/(?::\d+){2}$/, '')})` : ''}`,
    ],
    dropped: ({ key, rest }: { key: string; rest: number }) => [
      rest > 0
        ? `“${key}” and ${count(rest, 'other key')} of this file are not in the source any more.`
        : `“${key}” is not in the source any more.`,
      'delete what nobody shows; where only the key was renamed, move its text to the new key.',
    ],
    'too-much': (data: Share & { current: number; stale: number }) => [
      `${data.language} has less current text than the ${data.asked} percent that ${data.config} requires: English has changed since.`,
      `update the ${data.language} texts: ${data.current} percent are current, and ${data.stale} of ${data.done} words are not. Or set “current” of “${data.code}” to at most ${data.current}.`,
    ],
  },
});
