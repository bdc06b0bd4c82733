import { describe, expect, test } from 'vitest';
import { useWords } from '../../../../src/site/useWords.ts';
import { Words } from '../../../../src/site/Words.tsx';
import { renderScreen } from './screen.tsx';

const headingOf = (heading: string) => ({ page: { frontmatter: { hero: { heading } } } });
const pages = {
  pages_zero: 'صفر',
  pages_one: 'واحدة',
  pages_two: 'اثنتان',
  pages_few: '{{count}} شاشات',
  pages_many: '{{count}} شاشة',
  pages_other: '{{count}} شاشة أخرى',
};

describe('<Words>', () => {
  test('renders a text of the current screen, a service or any other page', () => {
    expect(renderScreen(<Words k="hero.heading" />, headingOf('Hallo'))).toBe('Hallo');
    for (const key of ['services/modeling', 'careers', 'guides/first']) {
      const page = { key, frontmatter: { hero: { heading: key } } };
      expect(renderScreen(<Words k="hero.heading" />, { page })).toBe(key);
    }
  });

  test('shows the key of a missing text', () => {
    expect(renderScreen(<Words k="hero.heading" />, {})).toBe('hero.heading');
  });

  test('isolates the direction of values and strings', () => {
    const text = headingOf('Bel {{phone}} of {{company}}, {{ city }}.');
    expect(renderScreen(<Words k="hero.heading" values={{ city: 'مانيلا' }} />, text)).toBe(
      'Bel <bdi>+1 202 555 0143</bdi> of <bdi>Hulma</bdi>, <bdi>مانيلا</bdi>.',
    );
  });

  test('inserts numbers, and elements for their placeholders', () => {
    const values = { number: 3, price: <strong>$ 500</strong> };
    expect(
      renderScreen(
        <Words k="hero.heading" values={values} />,
        headingOf('{{number}}: vanaf {{price}}, {{price}}'),
      ),
    ).toBe('3: vanaf <strong>$ 500</strong>, <strong>$ 500</strong>');
  });

  test('inserts values as they are', () => {
    const value = '{{company}} $t(hero.lead) <b>&amp;</b> $& \u200b';
    const html = renderScreen(
      <Words k="hero.heading" values={{ value, company: 'X' }} />,
      headingOf('{{value}}|{{company}}'),
    );
    expect(html).toBe(
      '<bdi>{{company}} $t(hero.lead) &lt;b&gt;&amp;amp;&lt;/b&gt; $&amp; \u200b</bdi>|<bdi>X</bdi>',
    );
  });

  test('leaves an unknown placeholder', () => {
    expect(renderScreen(<Words k="hero.heading" />, headingOf('{{constructor}} {{nobody}}'))).toBe(
      '{{constructor}} {{nobody}}',
    );
  });

  test('breaks lines at break marks', () => {
    expect(renderScreen(<Words k="hero.heading" />, headingOf('把模型\u200b做好{{company}}'))).toBe(
      '<span class="phrases">把模型<wbr/>做好<bdi>Hulma</bdi></span>',
    );
  });

  test('marks English fallback, by key', () => {
    const page = {
      frontmatter: { hero: { heading: 'Same', lead: 'Same' }, quote: { needs: ['One', 'Two'] } },
      fallbacks: ['hero.lead', 'quote.needs'],
    };
    const english = '<span lang="en" dir="ltr">';
    expect(renderScreen(<Words k="hero.heading" />, { page })).toBe('Same');
    expect(renderScreen(<Words k="hero.lead" />, { page })).toBe(`${english}Same</span>`);
    expect(renderScreen(<Words k="quote.needs.1" />, { page })).toBe(`${english}Two</span>`);
    expect(renderScreen(<Words k="hero.lead" />, { page: { ...page, key: 'services/modeling' } })).toBe(
      `${english}Same</span>`,
    );
  });

  test('can be the text of an element, which then has the marks itself', () => {
    const page = { frontmatter: { hero: { heading: '标\u200b题', lead: 'Same' } }, fallbacks: ['hero.lead'] };
    expect(renderScreen(<Words as="p" id="lead" k="hero.lead" />, { page })).toBe(
      '<p id="lead" lang="en" dir="ltr">Same</p>',
    );
    expect(renderScreen(<Words as="h1" className="large" k="hero.heading" />, { page })).toBe(
      '<h1 class="large phrases">标<wbr/>题</h1>',
    );
  });

  test('marks English fallback in the interface words too', () => {
    const words = {
      common: { skip: 'Skip', top: 'Naar boven' },
      labels: { about: 'About' },
      fallbacks: { common: ['skip'], labels: ['about'] },
    };
    expect(renderScreen(<Words ns="common" k="skip" />, { words })).toBe(
      '<span lang="en" dir="ltr">Skip</span>',
    );
    expect(renderScreen(<Words ns="common" k="top" />, { words })).toBe('Naar boven');
    expect(renderScreen(<Words ns="labels" k="about" />, { words })).toBe(
      '<span lang="en" dir="ltr">About</span>',
    );
  });

  test('marks nothing when another language is requested', () => {
    const words = { labels: { about: 'About' }, fallbacks: { labels: ['about'] } };
    expect(renderScreen(<Words ns="labels" k="about" lng="en" />, { words })).toBe('about');
  });

  test('marks nothing on a page that is English as a whole, inside an interface in another language', () => {
    const sample = {
      page: { locale: 'en', frontmatter: { hero: { heading: 'Hello' } } },
      words: { common: { skip: 'Naar de inhoud' }, components: { sample: 'voorbeeld' } },
    } as const;
    const parts = [
      <Words key="1" k="hero.heading" />,
      '|',
      <Words key="2" ns="common" k="skip" />,
      '|',
      // The English ones were not added here.
      <Words key="3" ns="components" k="sample" />,
    ];
    expect(renderScreen(parts, sample)).toBe('Hello|Naar de inhoud|sample');
  });

  test('chooses the plural form of the language', () => {
    const formOf = (count: number) =>
      renderScreen(<Words ns="components" k="sitemap.pages" values={{ count }} />, {
        locale: 'ar',
        page: { locale: 'ar' },
        words: { components: { sitemap: pages } },
      });
    expect([0, 1, 2, 5, 16, 100].map(formOf)).toEqual([
      'صفر',
      'واحدة',
      'اثنتان',
      '5 شاشات',
      '16 شاشة',
      '100 شاشة أخرى',
    ]);
    expect(
      renderScreen(<Words ns="components" k="sitemap.pages" values={{ count: 1 }} />, {
        locale: 'zh',
        page: { locale: 'zh' },
        words: { components: { sitemap: { pages_other: '{{count}} 个页面' } } },
      }),
    ).toBe('1 个页面');
  });
});

describe('useWords()', () => {
  function Title({ of }: { of: string }) {
    return useWords()('hero.heading', { of });
  }

  test('returns plain texts, with values of the site and without break marks', () => {
    expect(renderScreen(<Title of="3D" />, headingOf('把模型\u200b做好 {{company}} {{of}}'))).toBe(
      '把模型做好 Hulma 3D',
    );
  });

  test('inserts values as they are', () => {
    expect(renderScreen(<Title of="{{company}} $t(label) $&" />, headingOf('{{of}}, {{company}}'))).toBe(
      '{{company}} $t(label) $&amp;, Hulma',
    );
  });

  test('returns lists of texts', () => {
    const List = () => useWords()('quote.needs', { returnObjects: true }).join('|');
    const frontmatter = { quote: { needs: ['een\u200bs', 'van {{company}}'] } };
    expect(renderScreen(<List />, { page: { key: 'pricing', frontmatter } })).toBe('eens|van Hulma');
  });
});
