import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { browserForTests, hydrated } from './browser.ts';
import { textProblems } from './page-texts.ts';

const open = browserForTests();

interface Options extends BrowserContextOptions {
  /** The visitor's clock; timers run as ever. */
  now?: string;
  /** Runs before any script of the page. */
  before?: () => void;
}

/** Opens a screen as a visitor who has chosen about cookies before, so that no banner is in the way. */
async function visit(path: string, { now = '2026-11-20T12:00:00Z', before, ...options }: Options = {}) {
  const visited = await open(undefined, { timezoneId: 'Europe/Amsterdam', ...options });
  const { page } = visited;
  await page.clock.setFixedTime(now);
  await page.addInitScript((date) => {
    localStorage.setItem('cookie-preferences', '{"essential":true,"analytics":false,"marketing":false}');
    localStorage.setItem('cookie-consent-date', date);
  }, now);
  if (before) await page.addInitScript(before);
  await page.goto(inject('sites').site + path, { waitUntil: 'load' });
  await hydrated(page);
  // What depends on the visitor is added after that.
  await page.waitForSelector('.request-form input[type=date][min]');
  return visited;
}

const emailLink = (page: Page) => page.locator('.request a[href^="mailto:"]');
const chatLink = (page: Page) => page.locator('.request a[href^="https://wa.me/"]');

/** `Intl` writes different spaces in different versions. */
const withPlainSpaces = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

/** The email that a link opens, read as a mail program reads it. */
async function emailOf(page: Page) {
  const url = new URL((await emailLink(page).getAttribute('href')) ?? '');
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: withPlainSpaces(url.searchParams.get('body')).split('\r\n'),
  };
}

async function chatOf(page: Page): Promise<string[]> {
  const url = new URL((await chatLink(page).getAttribute('href')) ?? '');
  expect(url.pathname).toBe('/12025550143');
  return withPlainSpaces(url.searchParams.get('text')).split('\n');
}

/** Does what would open a program, and tells whether the page let it. */
async function isLetThrough(page: Page, act: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      (event) => {
        Object.assign(window, { letThrough: !event.defaultPrevented });
        event.preventDefault();
      },
      { once: true },
    );
  });
  await act();
  return page.evaluate(() => (window as unknown as { letThrough: boolean }).letThrough);
}

/** Presses Tab until the focus is on what the selector finds. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

const meetings = [
  {
    path: '/contact',
    subject: 'Meeting about 3D models',
    option: '10:30 AM (5:30 PM in Manila)',
    proposal: [
      'Hello, we would like to arrange a meeting about 3D models of our products.',
      '',
      'Local time: Wednesday, November 25, 2026 at 10:30 AM GMT+1 (Europe/Amsterdam)',
      'In Manila: Wednesday, November 25, 2026 at 5:30 PM GMT+8',
    ],
    noDay: 'Choose a day.',
    noTime: 'Choose a time.',
    weekend: /weekend/,
    range: 'Choose a day from November 21, 2026 to February 18, 2027.',
  },
  {
    path: '/ar/contact',
    subject: 'اجتماع بشأن نماذج ثلاثية الأبعاد',
    option: '10:30 ص (5:30 م في مانيلا)',
    proposal: [
      'تحية طيبة، نود ترتيب اجتماع بشأن إعداد نماذج ثلاثية الأبعاد لمنتجاتنا.',
      '',
      'بالتوقيت المحلي: الأربعاء، 25 نوفمبر 2026 في 10:30 ص غرينتش+1 (Europe/Amsterdam)',
      'بتوقيت مانيلا: الأربعاء، 25 نوفمبر 2026 في 5:30 م غرينتش+8',
    ],
    noDay: 'اختاروا يومًا.',
    noTime: 'اختاروا وقتًا.',
    weekend: /نهاية الأسبوع/,
    range: 'اختاروا يومًا من 21 نوفمبر 2026 إلى 18 فبراير 2027.',
  },
];

describe.each(meetings)('the booking area at $path', (expected) => {
  const { path, subject, option, proposal } = expected;
  const notes = 'Tables & chairs #1 + “50 %”\nhttps://shop.example/?a=b&c=d 🪑';

  test('a day and a time become an email and a WhatsApp message', async () => {
    const { page, problems, close } = await visit(path);
    await page.fill('#request-day', '2026-11-25');
    const label = (await page.locator('#request-slot option').allTextContents()).find(
      (text) => withPlainSpaces(text) === option,
    );
    await page.selectOption('#request-slot', { label: label ?? option });
    const chosen = withPlainSpaces(await page.locator('.chosen').innerText());
    expect(chosen.split('\n').filter(Boolean)).toEqual(proposal.slice(2));
    await page.fill('#request-notes', notes);
    const message = [...proposal, '', ...notes.split('\n')];
    expect(await emailOf(page)).toEqual({ to: 'studio@hulma.example', subject, body: message });
    expect(await chatOf(page)).toEqual(message);
    expect(await isLetThrough(page, () => emailLink(page).click())).toBe(true);
    expect(await isLetThrough(page, () => chatLink(page).click())).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('the same with the keyboard alone', async () => {
    const { page, close } = await visit(path);
    await tabTo(page, '#request-day');
    await page.keyboard.type('11252026');
    await tabTo(page, '#request-slot');
    // From seven in the morning in half hours, after the line that asks to choose.
    for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await tabTo(page, '.request a[href^="mailto:"]');
    expect(await isLetThrough(page, () => page.keyboard.press('Enter'))).toBe(true);
    expect((await emailOf(page)).body).toEqual([...proposal, '', 'Hello']);
    await close();
  });

  test('what is missing is said beside the field, which gets the focus; nothing is lost', async () => {
    const { page, close } = await visit(path);
    const error = page.locator('.field-error');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await page.fill('#request-notes', notes);
    expect(await isLetThrough(page, () => emailLink(page).click())).toBe(false);
    expect(await error.allTextContents()).toEqual([expected.noDay]);
    expect(await focused()).toBe('request-day');
    expect(await page.getAttribute('#request-day', 'aria-invalid')).toBe('true');
    expect(await page.getAttribute('#request-day', 'aria-describedby')).toBe(await error.getAttribute('id'));

    await page.fill('#request-day', '2026-11-28');
    expect(await error.allTextContents()).toEqual([expect.stringMatching(expected.weekend)]);
    expect(await page.isDisabled('#request-slot')).toBe(true);
    await page.fill('#request-day', '2027-06-01');
    expect(await error.allTextContents()).toEqual([expected.range]);
    expect(await page.locator('#announcer').textContent()).toBe(expected.range);

    await page.fill('#request-day', '2026-11-25');
    expect(await isLetThrough(page, () => chatLink(page).click())).toBe(false);
    expect(await error.allTextContents()).toEqual([expected.noTime]);
    expect(await focused()).toBe('request-slot');
    await page.selectOption('#request-slot', { index: 1 });
    expect(await error.count()).toBe(0);
    expect(await page.inputValue('#request-notes')).toBe(notes);
    await close();
  });

  test('the calendar file holds the meeting', async () => {
    const { page, close } = await visit(path);
    await page.fill('#request-day', '2026-11-25');
    await page.selectOption('#request-slot', { index: 8 });
    await page.fill('#request-notes', 'a, b; c\\d\n🪑'.padEnd(90, '椅'));
    const waiting = page.waitForEvent('download');
    await page.click('.actions.more button:last-of-type');
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('2026-11-25.ics');
    const bytes = readFileSync(await download.path());
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    const file = bytes.toString('utf8').replaceAll('\r\n ', '').split('\r\n');
    const values = Object.fromEntries(file.map((line) => line.split(/:(.*)/s).slice(0, 2)));
    const text = (value = '') => value.replace(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark));
    expect(values).toMatchObject({
      VERSION: '2.0',
      DTSTAMP: '20261120T120000Z',
      DTSTART: '20261125T093000Z',
      DTEND: '20261125T100000Z',
      STATUS: 'TENTATIVE',
    });
    expect(values.UID).toMatch(/^[0-9a-f]{32}-\d+@hulma\.example$/);
    expect(text(values.SUMMARY)).toBe(`${subject} – Hulma`);
    expect(withPlainSpaces(text(values.DESCRIPTION)).split('\n')).toEqual([
      ...proposal.slice(2),
      '',
      'a, b; c\\d',
      '🪑'.padEnd(90 - 'a, b; c\\d\n'.length, '椅'),
      '',
      'studio@hulma.example',
      '+1 202 555 0143',
    ]);
    await close();
  });

  test('has room on a narrow screen, with errors and with a choice', async () => {
    const { page, close } = await visit(path, { viewport: { width: 320, height: 800 } });
    await emailLink(page).click();
    expect(await textProblems(page)).toEqual([]);
    await page.fill('#request-day', '2026-11-25');
    await page.selectOption('#request-slot', { index: 1 });
    expect(await textProblems(page)).toEqual([]);
    await close();
  });
});

describe('the times to choose', () => {
  const timesOn = async (page: Page, day: string) => {
    await page.fill('#request-day', day);
    const times = (await page.locator('#request-slot option').allTextContents()).map(withPlainSpaces);
    return [times.length - 1, times[1], times.at(-1)];
  };

  test('follow the clocks of Amsterdam', async () => {
    const { page, close } = await visit('/contact', { now: '2026-03-20T12:00:00Z' });
    // Clocks go forward on March 29.
    expect(await timesOn(page, '2026-03-27')).toEqual([
      16,
      '7:00 AM (2:00 PM in Manila)',
      '2:30 PM (9:30 PM in Manila)',
    ]);
    expect(await timesOn(page, '2026-03-30')).toEqual([
      18,
      '7:00 AM (1:00 PM in Manila)',
      '3:30 PM (9:30 PM in Manila)',
    ]);
    await close();
  });

  test('follow the clocks of New York, where the evening is the next day in Manila', async () => {
    const { page, close } = await visit('/contact', {
      now: '2026-10-28T12:00:00Z',
      timezoneId: 'America/New_York',
    });
    // Clocks go back on November 1.
    expect(await timesOn(page, '2026-10-30')).toEqual([
      6,
      '7:00 AM (7:00 PM in Manila)',
      '9:30 AM (9:30 PM in Manila)',
    ]);
    expect(await timesOn(page, '2026-11-01')).toEqual([
      6,
      '7:00 PM (8:00 AM in Manila)',
      '9:30 PM (10:30 AM in Manila)',
    ]);
    await page.selectOption('#request-slot', { index: 1 });
    expect((await emailOf(page)).body.slice(2)).toEqual([
      'Local time: Sunday, November 1, 2026 at 7:00 PM GMT-5 (America/New_York)',
      'In Manila: Monday, November 2, 2026 at 8:00 AM GMT+8',
    ]);
    await close();
  });

  test('a chosen time stays when another day is chosen that has it', async () => {
    const { page, close } = await visit('/contact');
    await page.fill('#request-day', '2026-11-25');
    await page.selectOption('#request-slot', { index: 3 });
    await page.fill('#request-day', '2026-11-26');
    expect((await emailOf(page)).body[2]).toContain('Thursday, November 26, 2026 at 8:00 AM');
    await close();
  });
});

const briefs = [
  {
    path: '/pricing',
    subject: 'Quote request',
    products: '1,200',
    questions: 'Products and variants, and how many of each:',
    error: 'Enter the number of products in digits, for example 40.',
    answers: [
      'Hello, we would like a quote for the following work.',
      '',
      'Services: 3D modeling and 3D configurators',
      'Number of products: 1,200',
      'File formats: GLB and USDZ',
      'Needed by: December 15, 2026',
      'Notes:',
      'Oak & ash, #4 + "matt"',
      'x=1?',
    ],
  },
  {
    path: '/ar/pricing',
    subject: 'طلب عرض سعر',
    products: '١٢٠٠',
    questions: 'المنتجات والتنويعات وعدد كل منها:',
    error: 'اكتبوا عدد المنتجات بالأرقام، مثل 40.',
    answers: [
      'تحية طيبة، نود الحصول على عرض سعر للأعمال التالية.',
      '',
      'الخدمات: النمذجة ثلاثية الأبعاد وأدوات التخصيص ثلاثية الأبعاد',
      'عدد المنتجات: 1,200',
      'صيغ الملفات: GLB وUSDZ',
      'موعد التسليم المطلوب: 15 ديسمبر 2026',
      'ملاحظات:',
      'Oak & ash, #4 + "matt"',
      'x=1?',
    ],
  },
];

describe.each(briefs)(
  'the quote request at $path',
  ({ path, subject, products, questions, answers, error }) => {
    const notes = answers.slice(-2).join('\n');

    test('a brief becomes an email and a WhatsApp message', async () => {
      const { page, problems, close } = await visit(path);
      await page.check('input[value="solutions"]');
      await page.check('input[value="services/modeling"]');
      await page.check('input[value="USDZ"]');
      await page.check('input[value="GLB"]');
      await page.check('input[value="FBX"]');
      await page.uncheck('input[value="FBX"]');
      await page.fill('#request-products', products);
      await page.fill('#request-deadline', '2026-12-15');
      await page.fill('#request-notes', notes);
      expect(await emailOf(page)).toEqual({ to: 'studio@hulma.example', subject, body: answers });
      expect(await chatOf(page)).toEqual(answers);
      expect(await isLetThrough(page, () => emailLink(page).click())).toBe(true);
      expect(problems).toEqual([]);
      await close();
    });

    test('the same with the keyboard alone', async () => {
      const { page, close } = await visit(path);
      await tabTo(page, 'input[value="services/modeling"]');
      await page.keyboard.press('Space');
      await tabTo(page, '#request-products');
      await page.keyboard.type('1200');
      await tabTo(page, '#request-deadline');
      await page.keyboard.type('12152026');
      await tabTo(page, '#request-notes');
      await page.keyboard.type(notes);
      await tabTo(page, '.request a[href^="https://wa.me/"]');
      expect(await isLetThrough(page, () => page.keyboard.press('Enter'))).toBe(true);
      const body = (await chatOf(page)).slice(3);
      expect(body).toEqual([answers[3], answers[5], ...answers.slice(6)]);
      await close();
    });

    test('without answers the message asks the questions', async () => {
      const { page, close } = await visit(path);
      expect(await isLetThrough(page, () => emailLink(page).click())).toBe(true);
      expect((await emailOf(page)).body[2]).toBe(questions);
      await close();
    });

    test('a number that is none, and a date that is past, are said beside their fields', async () => {
      const { page, close } = await visit(path, { viewport: { width: 320, height: 800 } });
      await page.fill('#request-products', 'many');
      await page.fill('#request-deadline', '2026-11-01');
      expect(await isLetThrough(page, () => emailLink(page).click())).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('request-products');
      expect(await page.locator('#request-products-error').textContent()).toBe(error);
      expect(await page.locator('#request-deadline-error').count()).toBe(1);
      expect(await textProblems(page)).toEqual([]);
      await page.fill('#request-products', '40');
      await page.fill('#request-deadline', '2026-11-20');
      expect(await page.locator('.field-error').count()).toBe(0);
      expect(await isLetThrough(page, () => emailLink(page).click())).toBe(true);
      await close();
    });

    test('a message that is too long for an email link is copied instead', async () => {
      const { page, close } = await visit(path, {
        permissions: ['clipboard-read', 'clipboard-write'],
        userAgent:
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      });
      const long = 'كرسي & 椅子 '.repeat(60).trim();
      await page.fill('#request-notes', long);
      expect(await page.locator('.request-long').innerText()).not.toBe('');
      expect(await emailOf(page)).toEqual({ to: 'studio@hulma.example', subject, body: [''] });
      expect((await chatOf(page)).at(-1)).toContain(long);
      await page.click('.actions.more button');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(long);
      await page.fill('#request-notes', 'short');
      expect(await page.locator('.request-long').innerText()).toBe('');
      // Too long for WhatsApp as well, which another sentence says.
      const [forEmail] = [
        await page.fill('#request-notes', long),
        await page.locator('.request-long').innerText(),
      ].slice(1);
      await page.fill('#request-notes', long.repeat(3));
      expect(await page.locator('.request-long').innerText()).not.toBe(forEmail);
      expect((await chatOf(page)).join('')).not.toContain('كرسي');
      await close();
    });
  },
);

test('what was filled in is there after a look at another screen and in another language', async () => {
  const { page, close } = await visit('/pricing');
  await page.check('input[value="GLB"]');
  await page.fill('#request-notes', 'Forty chairs');
  await page.click('footer a[href="/about"]');
  await page.waitForSelector('main[data-screen=about]');
  await page.goBack();
  await page.waitForSelector('main[data-screen=pricing]');
  expect(await page.inputValue('#request-notes')).toBe('Forty chairs');
  await page.click('footer a[hreflang=ar]');
  await page.waitForSelector('html[lang=ar] main[data-screen=pricing]');
  expect(await page.isChecked('input[value="GLB"]')).toBe(true);
  expect((await emailOf(page)).body).toContain('ملاحظات: Forty chairs');
  await close();
});

test('what was filled in before the scripts arrived counts', async () => {
  const { page, close } = await open(undefined, { timezoneId: 'Europe/Amsterdam' });
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${inject('sites').site}/pricing`, { waitUntil: 'commit' });
  await page.fill('#request-notes', 'Early');
  await page.check('input[value="GLB"]');
  await hydrated(page);
  await expect
    .poll(async () => (await emailOf(page)).body.slice(2))
    .toEqual(['File formats: GLB', 'Notes: Early']);
  expect(await page.inputValue('#request-notes')).toBe('Early');
  await close();
});

describe('copying', () => {
  test.each([
    { path: '/contact', number: 'Copy the number', address: 'Copy the address', done: 'Copied' },
    { path: '/ar/contact', number: 'نسخ الرقم', address: 'نسخ العنوان', done: 'تم النسخ' },
  ])('phone and email at $path', async ({ path, number, address, done }) => {
    const { page, close } = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.click(`button:text-is("${number}")`);
    await expect.poll(clipboard).toBe('+1 202 555 0143');
    await expect.poll(() => page.locator('#announcer').textContent()).toBe(done);
    await page.focus(`button:text-is("${address}")`);
    await page.keyboard.press('Enter');
    await expect.poll(clipboard).toBe('studio@hulma.example');
    await close();
  });

  test.each([
    {
      what: 'refused',
      before: () => {
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
      },
    },
    {
      what: 'not there, as at an insecure address',
      before: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    },
  ])('where the clipboard is $what, the text is selected', async ({ before }) => {
    for (const path of ['/contact', '/ar/contact']) {
      const { page, problems, close } = await visit(path, { before, viewport: { width: 320, height: 800 } });
      await page.locator('.card button').last().click();
      await page.waitForSelector('.copy-by-hand textarea:focus');
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('studio@hulma.example');
      expect(await page.locator('.copy-by-hand').innerText()).toContain('Ctrl+C');
      expect(await textProblems(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    }
  });
});

describe('without JavaScript', () => {
  test.each([...meetings, ...briefs])(
    '$path: the links carry the plain message',
    async ({ path, subject }) => {
      const { page, close } = await open(inject('sites').site + path, { javaScriptEnabled: false });
      expect(await page.locator('form:visible, .request button:visible, .card button:visible').count()).toBe(
        0,
      );
      expect(await emailLink(page).isVisible()).toBe(true);
      expect((await emailOf(page)).subject).toBe(subject);
      expect((await emailOf(page)).body[0]).not.toBe('');
      expect((await chatOf(page))[0]).toBe((await emailOf(page)).body[0]);
      await close();
    },
  );
});

test('the forms are loaded with their screens only', async () => {
  const { page, close } = await open();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`${inject('sites').site}/about`, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect((await Promise.all(scripts)).filter((text) => text.includes('VCALENDAR'))).toEqual([]);
  await close();
});
