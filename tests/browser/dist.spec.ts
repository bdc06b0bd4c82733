import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '../../schema/languages.ts';
import { words } from './content.ts';
import { expect, test } from './fixtures.ts';

/** The built files; the server of these tests has built them. */
const files = (ending: RegExp) =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));

test('no page has hidden segments or loading text', () => {
  const pages = files(/\.html$/);
  const loading = locales.map((language) => words('common', language).loading);
  expect(pages.length).toBeGreaterThan(locales.length);
  for (const name of pages) {
    const html = readFileSync(`dist/${name}`, 'utf8');
    // React's markup for content that streams in later, and the scripts that move it into place.
    expect(html, name).not.toMatch(/<div hidden id="S:|<!--\$[?!]|<template id="B:|\$R[A-Z]\b/);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const text of loading) expect(main.includes(`>${text}<`), name).toBe(false);
  }
});

test('no file contains the translator’s lens', () => {
  const published = files(/\.(?:html|js|css)$/);
  expect(published.length).toBeGreaterThan(0);
  for (const name of published)
    expect(readFileSync(`dist/${name}`, 'utf8'), name).not.toMatch(/lens-(?:host|note|token|drafts)/);
});
