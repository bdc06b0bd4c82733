import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { useWords } from '../../../../src/site/useWords.ts';
import { Words } from '../../../../src/site/Words.tsx';
import { renderScreen } from './screen.tsx';

const headingOf = (heading: string) => ({ page: { frontmatter: { hero: { heading } } } });
const english = '<span lang="en" dir="ltr">';

describe('<Words>', () => {
  test.each<
    [what: string, text: string, values: { [name: string]: string | number | ReactElement }, html: string]
  >([
    [
      'isolates the direction of values and strings',
      'Bel {{phone}} of {{company}}, {{ city }}.',
      { city: 'مانيلا' },
      'Bel <bdi>+1 202 555 0143</bdi> of <bdi>Hulma</bdi>, <bdi>مانيلا</bdi>.',
    ],
    [
      'inserts numbers, and elements for their placeholders',
      '{{number}}: vanaf {{price}}, {{price}}',
      { number: 3, price: <strong>$ 500</strong> },
      '3: vanaf <strong>$ 500</strong>, <strong>$ 500</strong>',
    ],
    [
      'inserts values unchanged',
      '{{value}}|{{company}}',
      { value: '{{company}} $t(hero.lead) <b>&amp;</b> $& \u200b', company: 'X' },
      '<bdi>{{company}} $t(hero.lead) &lt;b&gt;&amp;amp;&lt;/b&gt; $&amp; \u200b</bdi>|<bdi>X</bdi>',
    ],
    ['leaves an unknown placeholder', '{{constructor}} {{nobody}}', {}, '{{constructor}} {{nobody}}'],
    [
      'breaks lines at break marks',
      '把模型\u200b做好{{company}}',
      {},
      '<span class="phrases">把模型<wbr/>做好<bdi>Hulma</bdi></span>',
    ],
  ])('%s', (_, text, values, html) => {
    expect(renderScreen(<Words k="hero.heading" values={values} />, headingOf(text))).toBe(html);
  });

  test.each(['index', 'services/modeling', 'careers', 'guides/first'])('renders a text of %s', (key) => {
    const page = { key, frontmatter: { hero: { heading: 'Hallo', lead: 'Lead' } }, fallbacks: ['hero.lead'] };
    expect(renderScreen(<Words k="hero.heading" />, { page })).toBe('Hallo');
    expect(renderScreen(<Words k="hero.lead" />, { page })).toBe(`${english}Lead</span>`);
  });

  test('marks the entries of a list that falls back to English', () => {
    const page = { frontmatter: { quote: { needs: ['One', 'Two'] } }, fallbacks: ['quote.needs'] };
    expect(renderScreen(<Words k="quote.needs.1" />, { page })).toBe(`${english}Two</span>`);
  });

  test('can render an element, which then has the marks itself', () => {
    const page = { frontmatter: { hero: { heading: '标\u200b题', lead: 'Same' } }, fallbacks: ['hero.lead'] };
    expect(renderScreen(<Words as="p" id="lead" k="hero.lead" />, { page })).toBe(
      '<p id="lead" lang="en" dir="ltr">Same</p>',
    );
    expect(renderScreen(<Words as="h1" className="large" k="hero.heading" />, { page })).toBe(
      '<h1 class="large phrases">标<wbr/>题</h1>',
    );
  });

  test('marks English fallback in the interface words too, unless English is requested', () => {
    const words = {
      common: { skip: 'Skip', top: 'Naar boven' },
      labels: { about: 'About' },
      fallbacks: { common: ['skip'], labels: ['about'] },
    };
    expect(renderScreen(<Words ns="common" k="skip" />, { words })).toBe(`${english}Skip</span>`);
    expect(renderScreen(<Words ns="common" k="top" />, { words })).toBe('Naar boven');
    expect(renderScreen(<Words ns="labels" k="about" />, { words })).toBe(`${english}About</span>`);
    expect(renderScreen(<Words ns="labels" k="about" lng="en" />, { words })).toBe('about');
  });

  test('marks nothing on an English page inside an interface in another language', () => {
    const page = { locale: 'en', frontmatter: { hero: { heading: 'Hello' } } } as const;
    const words = { common: { skip: 'Naar de inhoud' } };
    expect(renderScreen(<Words k="hero.heading" />, { page, words })).toBe('Hello');
    expect(renderScreen(<Words ns="common" k="skip" />, { page, words })).toBe('Naar de inhoud');
  });

  test('chooses the plural form of the language', () => {
    const words = { components: { sitemap: { pages_two: 'صفحتان', pages_few: '{{count}} صفحات' } } };
    const formOf = (count: number) =>
      renderScreen(<Words ns="components" k="sitemap.pages" values={{ count }} />, {
        locale: 'ar',
        page: { locale: 'ar' },
        words,
      });
    expect([2, 5].map(formOf)).toEqual(['صفحتان', '5 صفحات']);
  });
});

describe('useWords()', () => {
  function Title({ of }: { of: string }) {
    return useWords()('hero.heading', { of });
  }

  test('returns plain strings, with values unchanged and without break marks', () => {
    const screen = headingOf('把模型\u200b做好 {{company}} {{of}}');
    expect(renderScreen(<Title of="{{company}} $t(label) $&" />, screen)).toBe(
      '把模型做好 Hulma {{company}} $t(label) $&amp;',
    );
  });

  test('returns lists of strings', () => {
    const List = () => useWords()('quote.needs', { returnObjects: true }).join('|');
    const frontmatter = { quote: { needs: ['een\u200bs', 'van {{company}}'] } };
    expect(renderScreen(<List />, { page: { key: 'pricing', frontmatter } })).toBe('eens|van Hulma');
  });
});
