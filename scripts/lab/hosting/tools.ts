import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../content/root.ts';
import { ensureDependencies } from '../../setup/dependencies.mjs';

/** Folder of the package that has what only `npm run lab -- hosting` needs, so that the site's own stays small. */
export const tools = `${root}/tools/hosting`;

/** Mozilla's lists of preloaded sites and of names; a scan on this computer needs neither, but reads both. */
const lists = { 'hsts-preload.json': '{}', 'tld-list.json': '[]' };

/**
 * Installs the packages of `tools/hosting/` where they are missing.
 *
 * @throws Error with one sentence that says what to do, when that fails
 */
export async function ensureTools(say: (line: string) => void): Promise<void> {
  await ensureDependencies(tools, say);
  for (const [name, content] of Object.entries(lists)) {
    const file = join(tools, 'node_modules/@mdn/mdn-http-observatory/conf', name);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/**
 * Loads a module of these packages.
 *
 * @param path below their `node_modules`
 */
export async function importTool<T>(path: string): Promise<T> {
  const module = await import(pathToFileURL(join(tools, 'node_modules', path)).href);
  // Of a CommonJS module, what it exports comes either way.
  return { ...module, ...module.default };
}
