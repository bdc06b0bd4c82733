import { recover } from '../../site/deployment.ts';
import { notify } from './notify.ts';

/** What could not be had before. */
const failed = new Set<string>();

/**
 * What a visitor gets whose press needs a script that cannot be had: the page anew, where that helps, else a word.
 *
 * @param script what was asked for, since one that has failed before needs another way
 * @param text in the visitor's language
 */
export async function tellFailure(script: string, text: string): Promise<void> {
  if (await recover(failed.has(script))) return;
  failed.add(script);
  notify(text);
}
