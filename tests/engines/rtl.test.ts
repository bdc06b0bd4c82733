import { expect, test } from 'vitest';
import { hasChosen, middleOf, type Visitor, visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();

/** Where the middles of elements are, as shares of the width from the left. */
async function places(visitor: Visitor, selectors: readonly string[]): Promise<number[]> {
  const width = await visitor.run(() => document.documentElement.clientWidth);
  const middles: number[] = [];
  for (const selector of selectors) middles.push(middleOf(await visitor.boxOf(selector)).x / width);
  return middles;
}

const landmarks = ['.site-name', '.language-selector > button', '.breadcrumb li', '.whatsapp-button'];

test.each([
  { width: 1280, what: landmarks },
  { width: 390, what: [...landmarks, '.menu-open'] },
])('Arabic is English in the mirror at $width px', async ({ width, what }) => {
  const visitor = await visit('/about', { stored: hasChosen(), width });
  const fromLeft = await places(visitor, what.slice(0, 1));
  const english = await places(visitor, what);
  expect(fromLeft[0]).toBeLessThan(0.5);
  await visitor.go('/ar/about');
  const arabic = await places(visitor, what);
  for (const [index, place] of english.entries()) {
    // Words are of different length: what is told is the side.
    expect(Math.sign((arabic[index] ?? 0.5) - 0.5), what[index]).toBe(-Math.sign(place - 0.5));
  }
});

test('numbers, addresses and code keep their own direction inside Arabic', async () => {
  const visitor = await visit('/ar/contact', { stored: hasChosen() });
  /** Where each character of a link begins, from the left. */
  const isFromTheLeft = await visitor.run(() =>
    [...document.querySelectorAll('footer a[href^="tel:"], footer a[href^="mailto:"]')].map((link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const lefts: number[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let index = 0; index < node.length; index++) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          lefts.push(range.getBoundingClientRect().left);
        }
      }
      return lefts.length > 5 && lefts.every((left, index) => index === 0 || left >= (lefts[index - 1] ?? 0));
    }),
  );
  expect(isFromTheLeft).toEqual([true, true]);
});

test('Arabic letters join, in the typeface of the site', async () => {
  const visitor = await visit('/ar/about', { stored: hasChosen() });
  const { families, joined, apart } = await visitor.run(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const measure = (text: string) => {
      const span = document.createElement('span');
      span.textContent = text;
      heading?.append(span);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;
    };
    return {
      families: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      // The same letters with a character between them that keeps them from joining.
      joined: measure('سسسس'),
      apart: measure('س\u200Cس\u200Cس\u200Cس'),
    };
  });
  expect(families.join()).toContain('Readex');
  expect(joined).toBeLessThan(apart);
});

test('the tooltip and a toast stand at the other side', async () => {
  for (const { path, isLeft } of [
    { path: '/process', isLeft: false },
    { path: '/ar/process', isLeft: true },
  ]) {
    const visitor = await visit(path);
    await visitor.click('.consent-banner .consent-actions button');
    await visitor.sees('[data-sonner-toast]');
    const [toast = 0.5] = await places(visitor, ['[data-sonner-toast]']);
    expect(toast < 0.5, `toast on ${path}`).toBe(isLeft);
    await visitor.hover('.whatsapp-button');
    await visitor.until(
      'the tooltip is seen',
      () => getComputedStyle(document.querySelector('.tooltip') as Element).opacity === '1',
    );
    const [tip = 0, button = 0] = await places(visitor, ['.tooltip', '.whatsapp-button']);
    expect(tip > button, `tooltip on ${path}`).toBe(isLeft);
    expect(await visitor.problems()).toEqual([]);
    await visitor.leave();
  }
});
