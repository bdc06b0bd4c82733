import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeSampleFiles } from '../../scripts/lab/hosting/sample-files.ts';
import { compress, quality } from '../../scripts/site/hosts/compress.ts';
import { writeHostFiles } from '../../scripts/site/hosts/write.ts';

const pages = [
  'index',
  'about',
  '404',
  'nl',
  'nl/about',
  'nl/404',
  'en/about',
  'ar/services/modeling',
  'ar/404',
  'zh/404',
  'services/modeling',
  'nl/services/modeling',
];

/** A small built site: pages, files for hosts, compressed variants, and the sample files. */
export async function sampleSite(): Promise<{ folder: string; remove: () => void }> {
  const parent = mkdtempSync(join(tmpdir(), 'hulma-site-'));
  const folder = join(parent, 'site');
  for (const page of pages) {
    const file = join(folder, `${page}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<!doctype html><title>${page}</title>${`<p>This is ${page}.</p>`.repeat(100)}`);
  }
  writeHostFiles(folder, { scripts: [], styles: [] }, {});
  writeSampleFiles(folder);
  await compress(folder, quality.quick);
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
