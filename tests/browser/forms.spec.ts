import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { nativeNameOf } from '../../schema/languages.ts';
import { site as config, frontmatter, words } from './content.ts';
import { consent, expect, type Site, test } from './fixtures.ts';

const now = '2026-11-20T12:00:00Z';
const notes = 'Tables & chairs #1 + “50 %”\nhttps://shop.example/?a=b&c=d 🪑';

test.use({ timezoneId: 'Europe/Amsterdam', stored: consent(false, false, now) });
test.beforeEach(({ page }) => page.clock.setFixedTime(now));

/** Returns the message in a link as a mail program or WhatsApp reads it, with Intl's special spaces replaced. */
async function messageOf(link: Locator): Promise<{ to: string; subject: string | null; lines: string[] }> {
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  const text = searchParams.get('body') ?? searchParams.get('text') ?? '';
  const lines = text.replace(/[\u00a0\u202f]/g, ' ').split(/\r?\n/);
  return { to: pathname, subject: searchParams.get('subject'), lines };
}

/** Returns the line with the visitor's language. */
const languageLine = ({ language, words }: Site): string =>
  `${words.language.label}: ${nativeNameOf(language)}`;

/** Clicks a link to another program, and returns whether the page allowed it. */
const opensProgram = (link: Locator): Promise<boolean> =>
  link.evaluate((element: HTMLElement) => {
    let isAllowed = false;
    const note = (event: Event) => {
      isAllowed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    element.click();
    return isAllowed;
  });

test.describe('the booking area', () => {
  async function visit(site: Site) {
    const { booking } = frontmatter('contact', site.language);
    await site.visit('/contact');
    const { page } = site;
    return {
      booking,
      day: page.getByLabel(booking.day, { exact: true }),
      time: page.getByLabel(booking.time, { exact: true }),
      notes: page.getByLabel(booking.notes),
      email: page.getByRole('link', { name: booking.email }),
      chat: page.getByRole('link', { name: booking.whatsapp }),
    };
  }

  test('turns a day and a time into an email, a WhatsApp message and a calendar file', {
    tag: '@arabic',
  }, async ({ page, site }) => {
    const form = await visit(site);
    const { booking } = form;
    await form.day.fill('2026-11-24');
    // 10:30 in Amsterdam is 17:30 in Manila.
    const option = form.time.locator('option', { hasText: /10:30.*5:30/ });
    await form.time.selectOption((await option.getAttribute('value')) ?? '');
    // Changing the day keeps the time.
    await form.day.fill('2026-11-25');
    await form.notes.fill(notes);
    const { to, subject, lines } = await messageOf(form.email);
    expect({ to, subject }).toEqual({ to: config.email, subject: booking.subject });
    expect(lines).toEqual([
      booking.body,
      '',
      expect.stringMatching(new RegExp(`^${booking.yours}: .*25.*2026.*10:30.*\\(Europe/Amsterdam\\)$`)),
      expect.stringMatching(new RegExp(`^${booking.manila}: .*25.*2026.*5:30.*8$`)),
      '',
      ...notes.split('\n'),
      '',
      languageLine(site),
    ]);
    expect(await messageOf(form.chat)).toEqual({ to: '/12025550143', subject: null, lines });
    expect(await opensProgram(form.email)).toBe(true);
    expect(await opensProgram(form.chat)).toBe(true);

    const saving = page.waitForEvent('download');
    await site.button(booking.calendar).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('2026-11-25.ics');
    const file = readFileSync(await download.path(), 'utf8').replaceAll('\r\n ', '');
    expect(file).toContain('\r\nDTSTART:20261125T093000Z\r\nDTEND:20261125T100000Z\r\n');
    expect(file).toContain(`\r\nSUMMARY:${booking.subject} – ${config.company}\r\n`);
  });

  test('reports a missing answer beside its field, and focuses the field', async ({ page, site }) => {
    const form = await visit(site);
    const { errors } = form.booking;
    await form.notes.fill(notes);
    expect(await opensProgram(form.email)).toBe(false);
    await expect(form.day).toBeFocused();
    await expect(form.day).toHaveAccessibleDescription(errors.day);
    await expect(form.day).toHaveAttribute('aria-invalid', 'true');
    await form.day.fill('2026-11-28');
    await expect(form.day).toHaveAccessibleDescription(errors.full);
    await expect(form.time).toBeDisabled();
    await form.day.fill('2027-06-01');
    const range = new RegExp(errors.range.replace(/\{\{\w+\}\}/g, '.*20\\d\\d.*'));
    await expect(form.day).toHaveAccessibleDescription(range);
    await expect(site.announcer).toHaveText(range);
    await form.day.fill('2026-11-25');
    expect(await opensProgram(form.chat)).toBe(false);
    await expect(form.time).toBeFocused();
    await expect(form.time).toHaveAccessibleDescription(errors.time);
    await form.time.selectOption({ index: 1 });
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await expect(form.notes).toHaveValue(notes);
  });
});

test.describe('the quote request', () => {
  async function visit(site: Site) {
    const { quote } = frontmatter('pricing', site.language);
    await site.visit('/pricing');
    const { page } = site;
    return {
      quote,
      products: page.getByLabel(quote.products),
      deadline: page.getByLabel(quote.deadline),
      notes: page.getByLabel(quote.notes),
      email: page.getByRole('link', { name: quote.action }),
      chat: page.getByRole('link', { name: quote.whatsapp }),
    };
  }

  test('turns the answers into an email and a WhatsApp message', { tag: '@arabic' }, async ({
    page,
    site,
  }) => {
    const form = await visit(site);
    const { quote } = form;
    const modeling = frontmatter('services/modeling' as '*', site.language).label;
    await page.getByRole('checkbox', { name: modeling }).check();
    for (const format of ['USDZ', 'GLB', 'FBX']) await page.getByRole('checkbox', { name: format }).check();
    await page.getByRole('checkbox', { name: 'FBX' }).uncheck();
    await form.products.fill('١٢٠٠');
    await form.deadline.fill('2026-12-15');
    await form.notes.fill(notes);
    const { to, subject, lines } = await messageOf(form.email);
    expect({ to, subject }).toEqual({ to: config.email, subject: `${quote.subject}: ${modeling}` });
    expect(lines).toEqual([
      quote.bodyFor.replace('{{about}}', modeling),
      '',
      `${quote.products}: 1,200`,
      expect.stringMatching(new RegExp(`^${quote.formats}: GLB.*USDZ$`)),
      expect.stringMatching(new RegExp(`^${quote.deadline}: .*15.*2026`)),
      `${quote.notes}:`,
      ...notes.split('\n'),
      '',
      languageLine(site),
    ]);
    expect((await messageOf(form.chat)).lines).toEqual(lines);
    expect(await opensProgram(form.email)).toBe(true);
  });

  test('an empty form yields a message that asks for details; errors appear beside the fields', async ({
    site,
  }) => {
    const form = await visit(site);
    expect((await messageOf(form.email)).lines[2]).toContain(form.quote.needs[0]);
    expect(await opensProgram(form.email)).toBe(true);
    await form.products.fill('many');
    await form.deadline.fill('2026-11-01');
    expect(await opensProgram(form.email)).toBe(false);
    await expect(form.products).toBeFocused();
    await expect(form.products).toHaveAccessibleDescription(form.quote.errors.products);
    await expect(form.deadline).toHaveAccessibleDescription(form.quote.errors.deadline);
    await form.products.fill('40');
    await form.deadline.fill('2026-11-20');
    expect(await opensProgram(form.email)).toBe(true);
  });

  test.describe('on Windows', () => {
    test.use({
      permissions: ['clipboard-read', 'clipboard-write'],
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    });
    test('offers to copy a message that is too long for a link', async ({ page, site }) => {
      const { request } = words('components', 'en');
      const form = await visit(site);
      const long = 'كرسي & 椅子 '.repeat(60).trim();
      await form.notes.fill(long);
      await expect(page.getByText(request.long)).toBeVisible();
      expect((await messageOf(form.email)).lines).toEqual(['']);
      expect((await messageOf(form.chat)).lines.at(-3)).toContain(long);
      await site.button(request.copy).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(long);
      await form.notes.fill(long.repeat(3));
      await expect(page.getByText(request.longer)).toBeVisible();
      expect((await messageOf(form.chat)).lines).toEqual(['']);
    });
  });

  test('keeps answers across screens and languages', async ({ page, site }) => {
    const form = await visit(site);
    await page.getByRole('checkbox', { name: 'GLB' }).check();
    await form.notes.fill('Forty chairs');
    await site.follow('/about');
    await site.shows('about');
    await page.goBack();
    await expect(form.notes).toHaveValue('Forty chairs');
    await site.footer.locator('a[hreflang=ar]').click();
    await site.shows('pricing', 'ar');
    const arabic = frontmatter('pricing', 'ar').quote;
    await expect(page.getByRole('checkbox', { name: 'GLB' })).toBeChecked();
    const { lines } = await messageOf(page.getByRole('link', { name: arabic.action }));
    expect(lines).toContain(`${arabic.notes}: Forty chairs`);
  });
});

test.describe('a request link', () => {
  const { quote, plans } = frontmatter('pricing', 'en');
  const { booking } = frontmatter('contact', 'en');
  const solutions = frontmatter('solutions', 'en');
  const rendering = frontmatter('services/rendering' as 'solutions', 'en');
  const messageLink = (page: Page) => page.getByRole('main').locator('a[href^="mailto:"][href*="body="]');
  const subjectOf = (link: Locator) => messageOf(link).then(({ subject }) => subject);

  for (const [path, action, target, subject] of [
    ['/services/rendering', rendering.cta.action, '/pricing#quote', `${quote.subject}: ${rendering.label}`],
    ['/solutions', solutions.cta.action, '/contact', `${booking.subject}: ${solutions.label}`],
  ] as const) {
    test(`on ${path} prepares a message about that page`, async ({ page, site }) => {
      await site.visit(path);
      await page.getByRole('link', { name: action }).click();
      await page.waitForURL(`**${target}`);
      await expect.poll(() => subjectOf(messageLink(page))).toBe(subject);
    });
  }

  test('on a plan selects the plan every time, and keeps the other answers', async ({ page, site }) => {
    await site.visit('/pricing');
    const monthly = page.getByRole('checkbox', { name: plans.monthly.title });
    await page.getByLabel(quote.notes).fill('Forty chairs');
    await page.getByRole('checkbox', { name: plans.hourly.title }).check();
    for (let times = 0; times < 2; times++) {
      await page.getByRole('link', { name: plans.monthly.action }).click();
      await expect(monthly).toBeChecked();
      await expect(page.getByRole('heading', { name: quote.heading })).toBeFocused();
      await expect(page.getByRole('heading', { name: quote.heading })).toBeInViewport();
      await expect.poll(() => subjectOf(messageLink(page))).toBe(`${quote.subject}: ${plans.monthly.title}`);
      await monthly.uncheck();
    }
    await expect.poll(() => subjectOf(messageLink(page))).toBe(quote.subject);
    expect((await messageOf(messageLink(page))).lines).toContain(`${quote.notes}: Forty chairs`);
    await page.goBack();
    await expect(monthly).not.toBeChecked();
  });

  test.describe('with React’s development build', () => {
    test.use({ build: 'development' });
    test('removes only its own parameter from the query on a direct visit', async ({ page, site }) => {
      for (const [what, subject] of [
        ['project', `${quote.subject}: ${plans.project.title}`],
        ['__proto__', quote.subject],
      ] as const) {
        await site.visit(`/pricing?utm_source=fair&for=${what}&a=1#quote`);
        await page.waitForURL('**/pricing?utm_source=fair&a=1#quote');
        await expect.poll(() => subjectOf(messageLink(page))).toBe(subject);
      }
    });
  });

  test('on the configurator fills in the link to the configuration', async ({ page, site }) => {
    const query = '?product=shelf&wood=walnut&coating=ink&columns=2&rows=3&unit=0.45';
    await site.visit(`/solutions${query}`);
    await page.getByRole('link', { name: solutions.configurator.quote }).click();
    await page.waitForURL('**/pricing#quote');
    await expect(page.getByLabel(quote.notes)).toHaveValue(`${config.url}/solutions${query}#configurator`);
  });
});

test.describe('phone and email', () => {
  const { copy } = words('components', 'en');
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('are copied to the clipboard', async ({ page, site }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await site.visit('/contact');
    await site.button(copy.phone).click();
    await expect.poll(clipboard).toBe(config.phone);
    await expect(site.announcer).toHaveText(copy.done);
    await site.button(copy.email).press('Enter');
    await expect.poll(clipboard).toBe(config.email);
  });

  test('are selected instead if the clipboard is unavailable', async ({ page, site }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await site.visit('/contact');
    await site.button(copy.email).click();
    await expect(page.getByText(copy.refused)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(config.email);
  });
});

test('each office shows its local time', async ({ page, site }) => {
  await page.clock.setFixedTime('2026-11-25T18:00:00Z');
  await site.visit('/contact');
  const { offices } = frontmatter('contact', site.language);
  // 02:00 in Manila, 18:00 in Dublin, 13:00 in Delaware.
  for (const [name, hour] of [
    ['philippines', 2],
    ['ireland', 6],
    ['usa', 1],
  ] as const) {
    const office = page.getByRole('listitem').filter({ hasText: offices[name].title });
    await expect(office).toContainText(new RegExp(`(^|\\D)0?${hour}:00|${hour + 12}:00`));
  }
});
