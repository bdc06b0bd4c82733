import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '../../schema/languages.ts';
import { words } from './content.ts';
import { expect, test } from './fixtures.ts';

/** The files of the site as they were built; the server of these tests has built them. */
const files = (ending: RegExp) =>
  readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));

test('every page is whole: nothing hidden for a script to move, no text that something is loading', () => {
  const pages = files(/\.html$/);
  const loading = locales.map((language) => words('common', language).loading);
  expect(pages.length).toBeGreaterThan(locales.length);
  for (const name of pages) {
    const html = readFileSync(`dist/${name}`, 'utf8');
    // What React writes around a part that it sends later, and the scripts that move it.
    expect(html, name).not.toMatch(/<div hidden id="S:|<!--\$[?!]|<template id="B:|\$R[A-Z]\b/);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const text of loading) expect(main.includes(`>${text}<`), name).toBe(false);
  }
});

test('no script holds what the check has noted about translations', () => {
  const scripts = files(/\.js$/).map((name) => readFileSync(`dist/${name}`, 'utf8'));
  const records = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(`content/${name}`, 'utf8').matchAll(/^ +"([0-9a-f]{6})"$/gm))
    .map((digits) => [...digits].map(([, digit = '']) => digit))
    .filter(({ length }) => length > 0);
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) {
    expect(scripts.some((text) => record.every((digit) => text.includes(digit)))).toBe(false);
  }
});
