import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../../../schema/languages.ts';
import { inlineHash } from '../../../../../scripts/site/hosts/content-security-policy.ts';
import type { HostConfig } from '../../../../../scripts/site/hosts/vercel.ts';
import { writeHostFiles } from '../../../../../scripts/site/hosts/write.ts';
import { temporaryFolder } from '../../../../content/fixture.ts';

function written(): (name: string) => string {
  const folder = temporaryFolder();
  writeHostFiles(folder, { scripts: ['go()', 'go()'], styles: ['a{}'] }, {});
  return (name) => readFileSync(join(folder, name), 'utf8');
}

test('writes the same headers for every host', () => {
  const read = written();
  const [everywhere] = (JSON.parse(read('vercel.json')) as HostConfig).headers;
  const policy = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  expect(policy).toContain(`script-src 'self' ${inlineHash('go()')};`);
  expect(policy).toContain(`style-src 'self' ${inlineHash('a{}')};`);
  const nginx = read('nginx.conf');
  for (const { key, value } of everywhere?.headers ?? []) {
    expect(read('_headers')).toContain(`  ${key}: ${value}\n`);
    // Once for the server, once for the location with a header of its own.
    expect(nginx.split(`add_header ${key} "${value}" always;`)).toHaveLength(3);
  }
});

test('writes the not-found page of each language for every host', () => {
  const read = written();
  for (const locale of locales) {
    expect(read('_redirects')).toContain(`/${locale}/*  /${locale}/404.html  404\n`);
    expect(read('vercel.json')).toContain(`"source": "/${locale}/(.*)"`);
    expect(read('nginx.conf')).toMatch(new RegExp(`\\^/\\((?:\\w+\\|)*${locale}\\b`));
  }
});
