import { expect, test } from 'vitest';
import type { Locale } from '../../../../../schema/languages.ts';
import { applyChanges, translatedLocales } from '../../../../../scripts/content/graph.ts';
import { loadSite } from '../../../../../scripts/content/site.ts';
import { structuredDataOf, type Thing } from '../../../../../scripts/site/seo/structured-data.ts';
import { pageOf, realGraph } from '../../../../content/real-graph.ts';

const site = { ...loadSite({}), company: 'Möbel & Söhne', url: 'https://www.example.com' };

/** Returns the objects in the structured data of a page. */
function thingsOf(key: string, locale: Locale, graph = realGraph): Thing[] {
  return structuredDataOf(graph, pageOf(graph, key), locale, site)['@graph'] as Thing[];
}

const ofType = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type);

const all = [...realGraph.pages.values()].flatMap((page) =>
  translatedLocales(page).map((locale) => ({ key: page.key, locale, things: thingsOf(page.key, locale) })),
);

/** Returns every object in a value, including the value itself. */
const objectsIn = (value: unknown): Thing[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : [value as Thing]), ...Object.values(value).flatMap(objectsIn)]
    : [];

test('is small on every page, without empty strings or placeholders', () => {
  expect(all.length).toBe(realGraph.pages.size * 6);
  for (const { key, locale, things } of all) {
    const text = JSON.stringify(things);
    expect(text, `${locale}/${key}`).not.toMatch(/\{\{|\u00AD|undefined|""/);
    expect(text.length, `${locale}/${key}`).toBeLessThan(2800);
  }
  expect(thingsOf('404', 'nl')).toEqual([]);
});

test('refers only to things that some page describes', () => {
  const objects = all.flatMap(({ things }) => things.flatMap(objectsIn));
  const described = new Set(objects.filter(({ name }) => name).map((thing) => thing['@id']));
  for (const { '@id': id } of objects) if (id) expect(described, `${id}`).toContain(id);
});

const address = (path: string) => `https://www.example.com${path}`;
const officeIn = (name: string, addressCountry: string) => ({ name, address: { addressCountry } });

test.each<[key: string, locale: Locale, type: string, says: object]>([
  ['index', 'fr', 'WebSite', { url: address('/'), name: site.company }],
  ['index', 'fr', 'Organization', { name: site.company, logo: address('/apple-touch-icon.png') }],
  ['contact', 'en', 'Organization', { email: site.email, telephone: site.phone }],
  [
    'contact',
    'en',
    'Organization',
    {
      location: [
        officeIn('Möbel & Söhne Philippines', 'PH'),
        officeIn('Möbel & Söhne Ireland', 'IE'),
        officeIn('Möbel & Söhne USA', 'US'),
      ],
    },
  ],
  ['process', 'ar', 'FAQPage', { inLanguage: 'ar', mainEntity: Array(4).fill({ '@type': 'Question' }) }],
  [
    'services/modeling',
    'zh',
    'BreadcrumbList',
    {
      itemListElement: [
        { position: 1, item: address('/zh') },
        { position: 2, item: address('/zh/services/modeling') },
      ],
    },
  ],
])('%s in %s describes its %s', (key, locale, type, says) => {
  expect(ofType(thingsOf(key, locale), type)).toMatchObject(says);
});

test('has the prices of the specification, marked as starting prices where they are', () => {
  const { hasOfferCatalog } = ofType(thingsOf('pricing', 'de'), 'Organization') ?? {};
  const offers = (hasOfferCatalog as { itemListElement: { priceSpecification: Thing; url: string }[] })
    .itemListElement;
  expect(offers.map(({ priceSpecification: { description, ...price } }) => price)).toEqual([
    { '@type': 'UnitPriceSpecification', price: 15, priceCurrency: 'USD', unitCode: 'HUR' },
    { '@type': 'PriceSpecification', minPrice: 500, priceCurrency: 'USD' },
    { '@type': 'UnitPriceSpecification', minPrice: 1500, priceCurrency: 'USD', unitCode: 'MON' },
  ]);
  expect(offers.every(({ url }) => url === 'https://www.example.com/de/pricing')).toBe(true);
});

test('a service has its provider and its offers, at English URLs where they are untranslated', () => {
  const partly = applyChanges(realGraph, { 'nl/pricing.mdx': undefined });
  expect(ofType(thingsOf('services/rendering', 'nl', partly), 'Service')).toMatchObject({
    url: 'https://www.example.com/nl/services/rendering',
    provider: { name: site.company },
    offers: Array(3).fill(expect.objectContaining({ url: 'https://www.example.com/pricing' })),
  });
});

test('contains plain text', () => {
  const text = pageOf(realGraph, 'pricing').files.get('en')?.text ?? '';
  const heading = 'heading: "{{company}}: Preis\u00ADliste"';
  const rewritten = applyChanges(realGraph, { 'en/pricing.mdx': text.replace(/heading: Three.*/, heading) });
  expect(JSON.stringify(thingsOf('pricing', 'en', rewritten))).toContain(
    '"name":"Möbel & Söhne: Preisliste"',
  );
});
