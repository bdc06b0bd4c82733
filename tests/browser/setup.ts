import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { listContent } from '../../scripts/check/core/files.ts';
import { root } from '../../scripts/content/root.ts';
import { build } from '../../scripts/site/build.ts';
import { listen } from '../../scripts/site/serve/listen.ts';
import { createServer } from '../../scripts/site/serve/server.ts';

/** Addresses of the sites that the browser tests visit. */
export interface Sites {
  /** The site as it is published. */
  site: string;
  /** Folder of that site. */
  siteFolder: string;
  /** The same with React's development build, which reports every mismatch of hydration. */
  development: string;
  /** The site where only English and Dutch pages exist, though every language has its interface words. */
  twoLanguages: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    sites: Sites;
  }
}

/** Languages whose pages the site `twoLanguages` lacks. */
export const untranslatedLocales = ['fr', 'de', 'ar', 'zh'] as const;

/** Builds and serves the sites once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}/.cache/browser-tests-`);
  const servers: Server[] = [];
  const serve = async (outDir: string) => {
    const server = createServer(outDir);
    servers.push(server);
    return (await listen(server, 0)).replace(/\/$/, '');
  };
  const twoLanguages = `${folder}/content`;
  cpSync(`${root}/content`, twoLanguages, { recursive: true });
  for (const locale of untranslatedLocales) {
    for (const { absolute, extension, folder } of listContent(twoLanguages)) {
      if (folder === locale && extension === '.mdx') rmSync(absolute);
    }
  }
  // One after the other: React's build is chosen by a variable of the process.
  const { outDir: site } = await build({ outDir: `${folder}/site` });
  const { outDir: fallback } = await build({ contentDir: twoLanguages, outDir: `${folder}/two-languages` });
  const { outDir: development } = await build({ outDir: `${folder}/development`, mode: 'development' });
  project.provide('sites', {
    site: await serve(site),
    siteFolder: site,
    development: await serve(development),
    twoLanguages: await serve(fallback),
  });
  return () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
