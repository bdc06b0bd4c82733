import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../../../schema/languages.ts';
import { inlineHash } from '../../../../../scripts/site/hosts/content-security-policy.ts';
import { parseHeadersFile } from '../../../../../scripts/site/hosts/headers-file.ts';
import { writeHostFiles } from '../../../../../scripts/site/hosts/write.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

function written(): (name: string) => string {
  const folder = temporaryFolder();
  writeHostFiles(folder, { scripts: ['go()', 'go()'], styles: ['a{}'] }, {});
  return (name) => readFileSync(join(folder, name), 'utf8');
}

test('writes the same headers for every host', () => {
  const read = written();
  const rules = parseHeadersFile(read('_headers'));
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  expect(everywhere['Content-Security-Policy']).toContain(`script-src 'self' ${inlineHash('go()')};`);
  expect(everywhere['Content-Security-Policy']).toContain(`style-src 'self' ${inlineHash('a{}')};`);
  const vercel = JSON.parse(read('vercel.json'));
  expect(vercel.headers).toHaveLength(rules.length);
  const nginx = read('nginx.conf');
  for (const [key, value] of Object.entries(everywhere)) {
    expect(vercel.headers[0].headers).toContainEqual({ key, value });
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
