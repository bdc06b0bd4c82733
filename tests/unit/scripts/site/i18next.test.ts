import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { withoutBackend } from '../../../../scripts/site/i18next.ts';

const file = new URL('../../../../node_modules/i18next/dist/esm/i18next.js', import.meta.url);
const installed = readFileSync(file, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'i18next-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the installed i18next does without a backend what the site asks of it', async () => {
  const changed = join(folder, 'i18next.mjs');
  writeFileSync(changed, withoutBackend(installed));
  const { default: i18next } = await import(pathToFileURL(changed).href);
  const warn = vi.spyOn(console, 'warn');
  const i18n = i18next.createInstance();
  i18n.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    initAsync: false,
    ns: ['common'],
    defaultNS: 'common',
  });
  i18n.addResourceBundle('en', 'common', { hello: 'Hello, {{name}}', only: 'English' });
  i18n.addResourceBundle('ar', 'common', {
    model_zero: 'لا نماذج',
    model_two: 'نموذجان',
    model_other: '{{count}} نموذج',
  });
  const t = i18n.getFixedT('ar');
  expect(t('model', { count: 2 })).toBe('نموذجان');
  expect(t('model', { count: 100 })).toBe('100 نموذج');
  expect(t('hello', { name: 'Manila' })).toBe('Hello, Manila');
  expect(t('absent')).toBe('absent');
  await i18n.changeLanguage('ar');
  expect(i18n.t('only')).toBe('English');
  expect(warn).not.toHaveBeenCalled();
});

test('another i18next than expected ends the build, with where to look', () => {
  expect(() => withoutBackend(installed.replace('new Connector(', 'new Backends('))).toThrow(
    'i18next has no connector to a backend as scripts/site/i18next.ts expects',
  );
});
