import { expect, test } from 'vitest';
import { visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();

test('what goes wrong on a page is recorded', async () => {
  const visitor = await visit('/');
  expect(await visitor.problems()).toEqual([]);
  await visitor.run(async () => {
    console.error('an error of the console');
    setTimeout(() => {
      throw new Error('an uncaught error');
    });
    void Promise.reject(new Error('an unhandled rejection'));
    await fetch('/no-such-file.js');
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const problems = (await visitor.problems()).join('\n');
  for (const part of [
    'an error of the console',
    'an uncaught error',
    'an unhandled rejection',
    '404: /no-such-file.js',
  ])
    expect(problems).toContain(part);
});
