import { recover } from '../../site/deployment.ts';
import { notify } from './notify.ts';

const failed = new Set<string>();

/** Handles a script that failed to load for an action: reloads the page if that helps, otherwise shows the text. */
export async function handleFailure(script: string, text: string): Promise<void> {
  if (await recover(failed.has(script))) return;
  failed.add(script);
  notify(text);
}
