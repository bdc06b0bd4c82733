import { recover } from '../screen/deployment.ts';
import { notify } from './notify.ts';

/** Whether a script could not be had before. */
let hasFailed = false;

/**
 * What a visitor gets whose press needs a script that cannot be had: the page anew, where that helps, else a word.
 *
 * @param text in the visitor's language
 */
export async function tellFailure(text: string): Promise<void> {
  if (await recover(hasFailed)) return;
  hasFailed = true;
  notify(text);
}
