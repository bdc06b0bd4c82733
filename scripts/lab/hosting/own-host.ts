import { root } from '../../setup/root.ts';
import type { Patience } from '../../site/serve/server.ts';
import { type Running, run } from '../running.ts';

/** Serves a built site like `npm start`, in its own process. */
export function startOwn(folder: string, patience?: Patience): Promise<Running> {
  const program = `${root}/scripts/site/serve/main.mjs`;
  return run((port) => [
    process.execPath,
    program,
    folder,
    String(port),
    ...(patience ? [JSON.stringify(patience)] : []),
  ]);
}
