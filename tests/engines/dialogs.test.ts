import { describe, expect, test } from 'vitest';
import { hasChosen, visitorsForTests } from './visitor.ts';

const { visit } = visitorsForTests();

describe.each(['', '/ar'])('the dialog of the cookie settings under “%s”', (prefix) => {
  test('takes the focus, keeps it, makes the page inert, closes with Escape, and gives the focus back', async () => {
    const visitor = await visit(`${prefix}/process`, { stored: hasChosen() });
    await visitor.click('.consent-open');
    await visitor.sees('dialog.consent-settings:modal');
    await visitor.focuses('H2');
    for (let step = 0; step < 12; step++) {
      await visitor.press('Tab');
      // The body stands for the browser's own controls, through which the focus comes around.
      expect(
        await visitor.run(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    expect(
      await visitor.run(() => {
        const link = document.querySelector<HTMLElement>('.site-name');
        link?.focus();
        return document.activeElement === link;
      }),
    ).toBe(false);
    await visitor.press('Escape');
    await visitor.misses('dialog');
    await visitor.focuses('consent-open');
    expect(await visitor.problems()).toEqual([]);
  });

  test('is worked by keyboard alone', async () => {
    const visitor = await visit(`${prefix}/process`, { stored: hasChosen() });
    await visitor.run(() => document.querySelector<HTMLElement>('.consent-open')?.focus());
    await visitor.press('Enter');
    await visitor.focuses('H2');
    // Close button, then the categories that can be changed.
    for (let step = 0; step < 2; step++) await visitor.press('Tab');
    expect(await visitor.run(() => (document.activeElement as HTMLInputElement).name)).toBe('analytics');
    await visitor.press('Space');
    await visitor.press('Enter');
    await visitor.misses('dialog');
    expect(await visitor.stored('cookie-preferences')).toContain('"analytics":true');
  });

  test('closes on a move to another screen, which gets the focus', async () => {
    const visitor = await visit(`${prefix}/process`, { stored: hasChosen() });
    await visitor.click('.consent-open');
    await visitor.click('.consent-settings a');
    await visitor.arrives('privacy-policy');
    await visitor.misses('dialog');
    await visitor.focuses('H1');
    expect(await visitor.problems()).toEqual([]);
  });
});

describe('the menus', () => {
  test('the one of a phone opens, closes with Escape, and after a move', async () => {
    const visitor = await visit('/', { stored: hasChosen(), width: 390 });
    expect(await visitor.run(() => document.querySelector('#menu')?.checkVisibility())).toBe(false);
    await visitor.click('.menu-open');
    await visitor.sees('#menu:popover-open');
    await visitor.press('Escape');
    await visitor.misses('#menu:popover-open');
    await visitor.click('.menu-open');
    await visitor.click('#menu a[href="/pricing"]');
    await visitor.arrives('pricing');
    await visitor.misses('#menu:popover-open');
    expect(await visitor.problems()).toEqual([]);
  });

  test('the list of services opens in the header, by keyboard too, and closes after a move', async () => {
    const visitor = await visit('/', { stored: hasChosen() });
    await visitor.run(() => document.querySelector<HTMLElement>('#menu summary')?.focus());
    await visitor.press('Enter');
    await visitor.sees('header details[open]');
    await visitor.click('#menu a[href="/services/rendering"]');
    await visitor.arrives('services/rendering');
    await visitor.misses('header details[open]');
  });

  test('the list of languages closes with a click elsewhere', async () => {
    const visitor = await visit('/', { stored: hasChosen() });
    await visitor.click('.language-selector > button');
    await visitor.sees('#languages:popover-open');
    await visitor.clickAt({ x: 300, y: 600 });
    await visitor.misses('#languages:popover-open');
    expect(await visitor.address()).toBe('/');
  });
});
