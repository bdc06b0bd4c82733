import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { root } from '../../setup/root.ts';
import { type Running, run } from '../running.ts';

/**
 * Serves a built site with Cloudflare's runtime, configured by `wrangler.jsonc`.
 *
 * @param temporary folder for wrangler's own files
 */
export function startWorkerd(folder: string, temporary: string): Promise<Running> {
  const config = parse(readFileSync(join(root, 'wrangler.jsonc'), 'utf8'));
  const file = join(temporary, 'wrangler.json');
  writeFileSync(file, JSON.stringify({ ...config, assets: { ...config.assets, directory: folder } }));
  return run(
    (port) => [
      process.execPath,
      join(import.meta.dirname, '../node_modules/wrangler/bin/wrangler.js'),
      'dev',
      ...['--config', file, '--ip', '127.0.0.1', '--port', String(port)],
      '--show-interactive-dev-session=false',
    ],
    {
      cwd: temporary,
      env: { CI: '1', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: join(temporary, 'wrangler-logs') },
    },
  );
}
