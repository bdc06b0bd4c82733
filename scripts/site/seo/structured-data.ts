import { addressOf } from '../../../schema/address.ts';
import { type Locale, locales } from '../../../schema/languages.ts';
import { localizedPath, notFoundKey } from '../../../schema/page-key.ts';
import { fillPlaceholders, siteVariablesOf } from '../../../schema/placeholders.ts';
import { type ScreenContent, type ScreenName, screenOf } from '../../../schema/screens/index.ts';
import type { Site } from '../../../schema/site.ts';
import { contentOf, type Graph, type Page, shownLocale } from '../../content/graph.ts';

/** A thing in schema.org's vocabulary. */
export type Thing = { readonly [property: string]: unknown };

/**
 * What a page says, for search engines: JSON-LD in schema.org's vocabulary. What is in it stands on the page too
 * (Google's guidelines for structured data), in the language of its text; every address is canonical.
 *
 * Not used: `ProfessionalService`, which schema.org has given up, and `HowTo`, which search engines have; ratings
 * and opening hours, of which the specification knows nothing; people, jobs and projects, which are samples or
 * shown on request only.
 *
 * @param locale language of the text: one the page exists in
 */
export function structuredDataOf(graph: Graph, page: Page, locale: Locale, site: Site): Thing {
  const variables = siteVariablesOf(site);
  const context: Context = {
    page,
    site,
    locale,
    content: (key) => {
      const found = graph.pages.get(key);
      return found && (contentOf(found, locale).content as never);
    },
    address: (key) => {
      const found = graph.pages.get(key);
      return addressOf(site.url, localizedPath(key, found ? shownLocale(found, locale) : locale));
    },
    fill: (text) => fillPlaceholders(text, variables).replaceAll('\u00AD', ''),
  };
  const things =
    page.key === notFoundKey
      ? []
      : [...(screenThings[screenOf(page.key)]?.(context) ?? []), ...trail(context)];
  return { '@context': 'https://schema.org', '@graph': things };
}

interface Context {
  page: Page;
  site: Site;
  locale: Locale;
  /** What a screen says in the language; `undefined` when there is no such screen. */
  content: <Name extends ScreenName>(key: string) => ScreenContent<Name> | undefined;
  /** The address of a page in the language, or in English where it is not translated. */
  address: (key: string) => string;
  /** A text as it is read: placeholders filled in, without the places where a word may break. */
  fill: (text: string) => string;
}

/** The entries of a group of content, which a site without that screen does not have. */
const entriesOf = <Group extends object>(group: Group | undefined): [string, Group[keyof Group]][] =>
  Object.entries(group ?? {});

/** What each screen is about; the others only have a place in the site. */
const screenThings: { readonly [Name in ScreenName]?: (context: Context) => Thing[] } = {
  index: (context) => [website(context), studio(context)],
  about: (context) => [studio(context)],
  contact: (context) => [{ ...studio(context), ...whereabouts(context) }],
  pricing: (context) => [{ ...studioLink(context), hasOfferCatalog: catalog(context) }],
  process: (context) => [questions(context)],
  solutions: (context) => [service(context), ...models(context)],
  'services/*': (context) => [service(context)],
};

const website = (context: Context): Thing => ({
  '@type': 'WebSite',
  '@id': `${context.site.url}/#website`,
  url: addressOf(context.site.url, '/'),
  name: context.site.company,
  inLanguage: locales,
  publisher: { '@id': studioId(context) },
});

const studioId = ({ site }: Context): string => `${site.url}/#studio`;

/** The studio in short, where another thing names it. */
const studioLink = (context: Context): Thing => ({
  '@type': 'Organization',
  '@id': studioId(context),
  name: context.site.company,
  url: addressOf(context.site.url, '/'),
});

const studio = (context: Context): Thing => ({
  ...studioLink(context),
  logo: addressOf(context.site.url, '/apple-touch-icon.png'),
});

const whereabouts = (context: Context): Thing => ({
  email: context.site.email,
  telephone: context.site.phone,
  location: offices(context),
});

/** Countries of the offices (ISO 3166-1). */
const countries = { philippines: 'PH', ireland: 'IE', usa: 'US' } as const;

function offices({ content, fill }: Context): Thing[] {
  return entriesOf(content<'contact'>('contact')?.offices).map(([place, { company, address }]) => ({
    '@type': 'Place',
    name: fill(company),
    address: {
      '@type': 'PostalAddress',
      // Countries and scripts order the lines of an address in different ways: they stay as they are written.
      streetAddress: address.map(fill).join(', '),
      addressCountry: countries[place as keyof typeof countries],
    },
  }));
}

/** Codes of UN/CEFACT Recommendation 20 for what a price is the price of; a project has no code. */
const unitCodes: { readonly [per: string]: string } = { hour: 'HUR', month: 'MON' };

/** The plans with their prices, which are a reference and say so. */
function catalog({ content, fill, address }: Context): Thing {
  const { hero, plans, disclaimer } = content<'pricing'>('pricing') ?? {};
  return {
    '@type': 'OfferCatalog',
    name: hero && fill(hero.heading),
    itemListElement: entriesOf(plans).map(([name, { title, summary, amount, from, per }]) => ({
      '@type': 'Offer',
      '@id': offerId(address, name),
      name: fill(title),
      description: fill(summary),
      url: address('pricing'),
      priceSpecification: {
        '@type': unitCodes[per] ? 'UnitPriceSpecification' : 'PriceSpecification',
        [from ? 'minPrice' : 'price']: amount,
        priceCurrency: 'USD',
        ...(unitCodes[per] && { unitCode: unitCodes[per] }),
        description: disclaimer && fill(disclaimer),
      },
    })),
  };
}

const offerId = (address: Context['address'], plan: string): string => `${address('pricing')}#${plan}`;

/** A service, and the plans it can be hired by, whose prices stand on their own screen. */
function service(context: Context): Thing {
  const { page, content, fill, address } = context;
  const { label, description } = content<'*'>(page.key) ?? {};
  return {
    '@type': 'Service',
    '@id': `${address(page.key)}#service`,
    name: label && fill(label),
    description: description && fill(description),
    url: address(page.key),
    provider: studioLink(context),
    offers: entriesOf(content<'pricing'>('pricing')?.plans).map(([plan]) => ({
      '@type': 'Offer',
      '@id': offerId(address, plan),
      url: address('pricing'),
    })),
  };
}

/** The files of the sample products (`npm run assets -- models`). */
const encodings = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const;

function models(context: Context): Thing[] {
  const { products } = context.content<'solutions'>('solutions')?.configurator ?? {};
  return entriesOf(products).map(([product, name]) => ({
    '@type': '3DModel',
    name: context.fill(name),
    creator: { '@id': studioId(context) },
    // In a room it stands in its own size.
    isResizable: false,
    encoding: Object.entries(encodings).map(([extension, encodingFormat]) => ({
      '@type': 'MediaObject',
      contentUrl: addressOf(context.site.url, `/models/${product}.${extension}`),
      encodingFormat,
    })),
  }));
}

/** The questions that the screen shows, each with its answer. */
function questions({ content, locale, address, fill }: Context): Thing {
  const { questions } = content<'process'>('process') ?? {};
  return {
    '@type': 'FAQPage',
    url: address('process'),
    inLanguage: locale,
    mainEntity: entriesOf(questions).map(([, { question, answer }]) => ({
      '@type': 'Question',
      name: fill(question),
      acceptedAnswer: { '@type': 'Answer', text: fill(answer) },
    })),
  };
}

/**
 * Where the screen stands, as its breadcrumb shows it. The services are a group without a screen, which a list
 * for search engines cannot name: every entry but the last has to be an address.
 */
function trail({ page, content, address, fill }: Context): Thing[] {
  const home = content<'*'>('index');
  const here = content<'*'>(page.key);
  if (page.key === 'index' || !home || !here) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: fill(home.label), item: address('index') },
        { '@type': 'ListItem', position: 2, name: fill(here.label), item: address(page.key) },
      ],
    },
  ];
}
