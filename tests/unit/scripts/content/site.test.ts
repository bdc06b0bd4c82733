import { expect, test } from 'vitest';
import { loadSite } from '../../../../scripts/content/site.ts';
import defaults from '../../../../site.config.ts';

test('the environment overrides entries, and empty variables are ignored', () => {
  const site = loadSite({ HULMA_REPOSITORY_BRANCH: 'next', HULMA_COMPANY: '', HULMA_SAMPLE: 'false' });
  expect(site.repositoryBranch).toBe('next');
  expect(site.company).toBe(defaults.company);
  expect(site.sample).toBe(false);
});

test('keeps a phone number as written, in groups or not', () => {
  for (const phone of ['+63 2 8555 0143', '+353 1 555 0143', '+12025550143'])
    expect(loadSite({ HULMA_PHONE: phone }).phone).toBe(phone);
  for (const phone of ['+1 202', '+1  202 555 0143', '+1 (202) 555-0143', '+1234567890123456'])
    expect(() => loadSite({ HULMA_PHONE: phone }), phone).toThrow('country code');
});

test('rejects an unreadable company name', () => {
  for (const company of ['  ', 'Hul\nma', 'Hul\u001b[31mma', 'a'.repeat(61)])
    expect(() => loadSite({ HULMA_COMPANY: company }), company).toThrow('HULMA_COMPANY');
  expect(loadSite({ HULMA_COMPANY: 'Müller & Söhne 模型' }).company).toBe('Müller & Söhne 模型');
});

test('reports a wrong entry with its location, and what was expected and found', () => {
  expect(() => loadSite({ HULMA_PHONE: '0800', HULMA_URL: 'http://hulma.example/' })).toThrow(
    /environment variable HULMA_URL[\s\S]*https:\/\/[\s\S]*environment variable HULMA_PHONE[\s\S]*country code[\s\S]*“0800”/,
  );
  expect(() => loadSite({}, { ...defaults, emial: 'x' })).toThrow(
    /site\.config\.ts.*“emial” is not a known key; did you mean “email”\?/,
  );
});

test('the URL is normalized, and must have no path', () => {
  const urlOf = (address: string) => loadSite({ HULMA_URL: address }).url;
  expect(urlOf('https://www.hulma.example/')).toBe('https://www.hulma.example');
  expect(urlOf('https://Möbel.example:8443')).toBe('https://xn--mbel-5qa.example:8443');
  for (const address of ['/site', '/?a=1', '/#top'].map((rest) => `https://hulma.example${rest}`)) {
    expect(() => urlOf(address), address).toThrow(/HULMA_URL.*“url”: expected a URL without a path/);
  }
  expect(() => urlOf('https://user:secret@hulma.example')).toThrow(/URL without a path/);
  expect(() => urlOf('hulma.example')).toThrow(/starts with https/);
});
