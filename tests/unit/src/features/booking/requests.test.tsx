import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../../../../../schema/languages.ts';
import { requestPages, servicePages } from '../../../../../schema/navigation.ts';
import { contentOf, wordsOf as contentOfWords } from '../../../../../scripts/content/graph.ts';
import { withPhrases } from '../../../../../scripts/content/phrases.ts';
import { Booking } from '../../../../../src/blocks/Booking.tsx';
import { CallToAction } from '../../../../../src/blocks/CallToAction.tsx';
import { PortfolioOnRequest } from '../../../../../src/blocks/PortfolioOnRequest.tsx';
import { Quote } from '../../../../../src/blocks/Quote.tsx';
import { studioZone } from '../../../../../src/features/booking/meeting-hours.ts';
import { openingOf } from '../../../../../src/features/booking/opening.ts';
import { formatMoment } from '../../../../../src/site/formats/format-time.ts';
import { addPage, addWords, createI18n } from '../../../../../src/site/i18n.ts';
import { realGraph as graph } from '../../../../content/real-graph.ts';
import { pageOf, renderScreen, wordsOf } from '../../site/screen.tsx';

/* The messages prepared by the site, in the words of the real content. */

/** Frontmatter as a page has it, with break marks in headings. */
function frontmatterOf(key: string, locale: Locale) {
  const page = graph.pages.get(key);
  if (!page) throw new Error(`There is no page ${key}.`);
  return withPhrases(contentOf<'pricing'>(page, locale).content);
}

const labelOf = (key: string, locale: Locale): string => frontmatterOf(key, locale).label;

/** The message links in a part of a screen before anything is filled in. */
function messagesOf(part: ReactNode, key: string, locale: Locale) {
  const html = renderScreen(<MemoryRouter>{part}</MemoryRouter>, {
    locale,
    page: { key, locale, frontmatter: frontmatterOf(key, locale) },
    words: {
      common: contentOfWords(graph, 'common', locale).content,
      components: contentOfWords(graph, 'components', locale).content,
      labels: Object.fromEntries(requestPages.map((page) => [page, labelOf(page, locale)])),
    },
  });
  return [...html.matchAll(/href="((?:mailto:|https:\/\/wa\.me)[^"]*)"/g)].map(([, href = '']) => {
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'));
    return {
      subject: searchParams.get('subject'),
      text: (searchParams.get('body') ?? searchParams.get('text') ?? '').split(/\r?\n/),
    };
  });
}

/** Subject and first line of a request, in the words of the screen with its form. */
function opening(request: 'quote' | 'booking', about: string, locale: Locale) {
  const i18n = createI18n();
  const key = request === 'quote' ? 'pricing' : 'contact';
  addWords(i18n, locale, wordsOf({ components: contentOfWords(graph, 'components', locale).content }));
  addPage(i18n, locale, pageOf({ key, locale, frontmatter: frontmatterOf(key, locale) }));
  const t = i18n.getFixedT(locale, key) as never;
  return openingOf(request, about, t, i18n.getFixedT(locale, 'components'));
}

test('the portfolio is requested of one service or of all', () => {
  const [ofService] = messagesOf(<PortfolioOnRequest />, 'services/rendering', 'en');
  expect(ofService).toEqual({
    subject: 'Portfolio request: Rendering',
    text: ['Hello, please show us work that is comparable to our product.'],
  });
  expect(messagesOf(<CallToAction />, 'portfolio', 'en')[0]?.subject).toBe('Portfolio request');
});

/** What a request can be about, one thing at a time. */
const aboutsIn = (locale: Locale): string[] => [
  ...requestPages.map((page) => labelOf(page, locale)),
  ...Object.values(frontmatterOf('pricing', locale).plans).map(({ title }) => title),
];

test.each(locales)('no message has invisible characters (%s)', (locale) => {
  const abouts = aboutsIn(locale);
  expect(abouts).toHaveLength(6 + 3);
  const messages = [
    ...messagesOf(<Quote />, 'pricing', locale),
    ...messagesOf(<Booking />, 'contact', locale),
    ...messagesOf(<CallToAction />, 'portfolio', locale),
    ...servicePages.flatMap((page) => messagesOf(<PortfolioOnRequest />, page, locale)),
    ...abouts.map((about) => opening('quote', about, locale)),
    ...abouts.map((about) => opening('booking', about, locale)),
    formatMoment(Date.UTC(2026, 10, 25, 9, 30), studioZone, locale),
  ];
  expect(messages).toHaveLength(2 + 2 + 1 + 5 + 9 + 9 + 1);
  expect(JSON.stringify(messages)).not.toMatch(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\ufffc]/);
});
