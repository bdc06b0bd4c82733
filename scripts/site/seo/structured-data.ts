import { addressOf } from '../../../schema/address.ts';
import { type Locale, locales } from '../../../schema/languages.ts';
import { localizedPath, notFoundKey } from '../../../schema/page-key.ts';
import { fillPlaceholders, siteVariablesOf } from '../../../schema/placeholders.ts';
import { type ScreenContent, type ScreenName, screenOf } from '../../../schema/screens/index.ts';
import type { Site } from '../../../schema/site.ts';
import { contentOf, type Graph, type Page, shownLocale } from '../../content/graph.ts';

/** A schema.org entity. */
export type Thing = { readonly [property: string]: unknown };

/**
 * Returns a page's structured data for search engines: JSON-LD in schema.org's vocabulary. It only repeats what the
 * page shows (Google's guidelines for structured data), in the language of its text, with canonical URLs.
 *
 * Not used: `ProfessionalService`, deprecated by schema.org; `HowTo`, no longer supported by search engines; ratings
 * and opening hours, which the specification does not have; people, jobs and projects, which are samples or available
 * on request only.
 *
 * @param locale language of the text; the page must exist in it
 */
export function structuredDataOf(graph: Graph, page: Page, locale: Locale, site: Site): Thing {
  const variables = siteVariablesOf(site);
  const context: Context = {
    page,
    site,
    locale,
    content: (key) => {
      const found = graph.pages.get(key);
      return found && contentOf<never>(found, locale).content;
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
      : [...(screenThings[screenOf(page.key)]?.(context) ?? []), ...breadcrumb(context)];
  return { '@context': 'https://schema.org', '@graph': things };
}

interface Context {
  page: Page;
  site: Site;
  locale: Locale;
  /** The content of a screen in the language; `undefined` if there is no such screen. */
  content: <Name extends ScreenName>(key: string) => ScreenContent<Name> | undefined;
  /** The URL of a page in the language, or in English where it is not translated. */
  address: (key: string) => string;
  /** Prepares text for display: fills in placeholders and removes soft hyphens. */
  fill: (text: string) => string;
}

/** The entries of a group; none if the site lacks its screen. */
const entriesOf = <Group extends object>(group: Group | undefined): [string, Group[keyof Group]][] =>
  Object.entries(group ?? {});

/** What each screen is about; other screens have only a breadcrumb. */
const screenThings: { readonly [Name in ScreenName]?: (context: Context) => Thing[] } = {
  index: (context) => [website(context), studio(context)],
  about: (context) => [studio(context)],
  contact: (context) => [
    {
      ...studio(context),
      email: context.site.email,
      telephone: context.site.phone,
      location: offices(context),
    },
  ],
  pricing: (context) => [{ ...studioLink(context.site), hasOfferCatalog: catalog(context) }],
  process: (context) => [questions(context)],
  solutions: (context) => [service(context), ...models(context)],
  'services/*': (context) => [service(context)],
};

const website = ({ site }: Context): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.url}/#website`,
  url: `${site.url}/`,
  name: site.company,
  inLanguage: locales,
  publisher: { '@id': studioId(site) },
});

const studioId = ({ url }: Site): string => `${url}/#studio`;

/** A short reference to the studio from another entity. */
const studioLink = (site: Site): Thing => ({
  '@type': 'Organization',
  '@id': studioId(site),
  name: site.company,
  url: `${site.url}/`,
});

const studio = ({ site }: Context): Thing => ({
  ...studioLink(site),
  logo: `${site.url}/apple-touch-icon.png`,
});

/** Countries of the offices (ISO 3166-1). */
const countries = { philippines: 'PH', ireland: 'IE', usa: 'US' } as const;

function offices({ content, fill }: Context): Thing[] {
  return entriesOf(content<'contact'>('contact')?.offices).map(([place, { company, address }]) => ({
    '@type': 'Place',
    name: fill(company),
    address: {
      '@type': 'PostalAddress',
      // The order of address lines depends on country and script, so they stay as written.
      streetAddress: address.map(fill).join(', '),
      addressCountry: countries[place as keyof typeof countries],
    },
  }));
}

/** UN/CEFACT Recommendation 20 codes of the units that prices refer to; there is none for a project. */
const unitCodes: { readonly [per: string]: string } = { hour: 'HUR', month: 'MON' };

/** The plans with their prices, each with the disclaimer that they are for reference only. */
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

/** A service and the plans that offer it; prices are on their own screen. */
function service({ page, site, content, fill, address }: Context): Thing {
  const { label, description } = content<'*'>(page.key) ?? {};
  return {
    '@type': 'Service',
    '@id': `${address(page.key)}#service`,
    name: label && fill(label),
    description: description && fill(description),
    url: address(page.key),
    provider: studioLink(site),
    offers: entriesOf(content<'pricing'>('pricing')?.plans).map(([plan]) => ({
      '@type': 'Offer',
      '@id': offerId(address, plan),
      url: address('pricing'),
    })),
  };
}

/** The files of the sample products (`npm run assets -- models`). */
const encodings = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' } as const;

function models({ site, content, fill }: Context): Thing[] {
  const { products } = content<'solutions'>('solutions')?.configurator ?? {};
  return entriesOf(products).map(([product, name]) => ({
    '@type': '3DModel',
    name: fill(name),
    creator: { '@id': studioId(site) },
    // AR shows products at real size.
    isResizable: false,
    encoding: Object.entries(encodings).map(([extension, encodingFormat]) => ({
      '@type': 'MediaObject',
      contentUrl: `${site.url}/models/${product}.${extension}`,
      encodingFormat,
    })),
  }));
}

/** The questions and answers of the `process` screen. */
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

/** The breadcrumb of a screen. The services group is omitted, since every entry except the last needs a URL. */
function breadcrumb({ page, content, address, fill }: Context): Thing[] {
  const home = content<'*'>('index');
  const here = content<'*'>(page.key);
  if (page.key === 'index' || !home || !here) return [];
  const items = [
    { '@type': 'ListItem', position: 1, name: fill(home.label), item: address('index') },
    { '@type': 'ListItem', position: 2, name: fill(here.label), item: address(page.key) },
  ];
  return [{ '@type': 'BreadcrumbList', itemListElement: items }];
}
