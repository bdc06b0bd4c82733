import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../../schema/languages.ts';
import { root } from '../../../../scripts/setup/root.ts';
import { routesModule } from '../../../../scripts/site/module-ids.ts';

/** Allows for a busy machine. */
const patience = { timeout: 20_000 };

const page = `---
label: Sample
title: A page to try the routes with
description: A page that is added, renamed and removed while the dev server runs, to see that routes follow its file.
hero:
  eyebrow: Sample
  heading: Sample
  lead: A sample.
---

<Hero />
`;

let folder: string;
let server: ViteDevServer;

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache', 'routes-'));
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  add('en/price-index.mdx');
  add('en/services.mdx');
  add('nl/services.mdx');
  process.env.CONTENT_DIR = join(folder, 'content');
  server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root,
    server: { middlewareMode: true, ws: false },
    logLevel: 'silent',
  });
  delete process.env.CONTENT_DIR;
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (file: string): void => writeFileSync(join(folder, 'content', file), page);

/** Returns the routes of a language: path → page, without the timestamps that Vite adds to changed modules. */
async function routesOf(locale: Locale): Promise<{ [path: string]: string | undefined }> {
  const module = await server.environments.client.transformRequest(`${routesModule}/${locale}`);
  const code = module?.code ?? '';
  const loads = code.matchAll(/const (\w+) = lazyScreen\(.*?virtual:hulma\/page\/([^"?]+)[^"]*"/g);
  const pages = new Map([...loads].map(([, name, page]) => [name, page]));
  const routes = code.matchAll(/"path":"([^"]*)"[^}]*?screen: (\w+)/g);
  return Object.fromEntries([...routes].map(([, path, name]) => [path, pages.get(name)]));
}

test('a page name may be that of a folder, or end in “index”', async () => {
  expect(await routesOf('nl')).toMatchObject({
    '/nl/services': 'nl/services',
    '/nl/services/modeling': 'nl/services/modeling',
    '/nl': 'nl/index',
    '/nl/price-index': 'en/price-index',
  });
});

test('in dev, adding, renaming or removing a page updates the routes', async () => {
  const file = (name: string): string => join(folder, 'content/nl', name);
  add('nl/price-index.mdx');
  await expect.poll(async () => (await routesOf('nl'))['/nl/price-index'], patience).toBe('nl/price-index');
  renameSync(join(folder, 'content/en/price-index.mdx'), join(folder, 'content/en/materials.mdx'));
  renameSync(file('price-index.mdx'), file('materials.mdx'));
  await expect.poll(async () => (await routesOf('nl'))['/nl/materials'], patience).toBe('nl/materials');
  await expect.poll(async () => Object.keys(await routesOf('nl')), patience).not.toContain('/nl/price-index');
  rmSync(file('materials.mdx'));
  await expect.poll(async () => (await routesOf('nl'))['/nl/materials'], patience).toBe('en/materials');
});

test('in dev, a folder whose name starts with a language code is not part of that language', async () => {
  mkdirSync(join(folder, 'content/nl-BE'));
  add('nl-BE/flanders.mdx');
  add('nl/limburg.mdx');
  add('en/limburg.mdx');
  await expect.poll(async () => (await routesOf('nl'))['/nl/limburg'], patience).toBe('nl/limburg');
  expect(JSON.stringify(await routesOf('nl'))).not.toContain('flanders');
});
