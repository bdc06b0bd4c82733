import { recover } from '../../site/deployment.ts';
import { notify } from './notify.ts';

/** What could not be had before. */
const failed = new Set<string>();

/** Loads the page anew, where that helps, for a press that needs a script that cannot be had; else shows the text. */
export async function tellFailure(script: string, text: string): Promise<void> {
  if (await recover(failed.has(script))) return;
  failed.add(script);
  notify(text);
}
