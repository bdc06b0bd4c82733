import { boxOf, expect, scrolled, test } from './fixtures.ts';

test('arrow keys move the handles, which push each other', {
  tag: ['@desktop', '@arabic'],
}, async ({ page, site }) => {
  await site.visit('/');
  const [first, second] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
  const pictures = page.getByRole('group').filter({ has: first });
  await first.scrollIntoViewIfNeeded();
  const before = await pictures.screenshot();
  await first.focus();
  // Toward the end of the line in either text direction.
  const forward = site.language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  await page.keyboard.press(forward);
  await page.keyboard.press(forward);
  await expect(first).toHaveValue('35');
  await expect(first).toHaveAttribute('aria-valuetext', /35/);
  await page.keyboard.press('End');
  await expect(second).toHaveValue('100');
  expect(before.equals(await pictures.screenshot())).toBe(false);
});

test('a swipe moves a handle without scrolling, and a click moves the nearest handle', {
  tag: '@phone',
}, async ({ page, site }) => {
  await site.visit('/');
  const [first, second] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
  const pictures = page.getByRole('group').filter({ has: second });
  await pictures.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(pictures);
  const before = await scrolled(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((share) => ({ x: x + width * share, y: y + height / 2 })),
    });
  await touch('touchStart', 0.67);
  for (const share of [0.7, 0.75, 0.8]) await touch('touchMove', share);
  await touch('touchEnd');
  await expect(second).toHaveValue(/^(79|80|81)$/);
  expect(await scrolled(page)).toBe(before);
  await page.mouse.click(x + width * 0.1, y + height / 2);
  await expect(first).toHaveValue(/^(9|10|11)$/);
});
