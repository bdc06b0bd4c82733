/** A component that content may use, rendered by the file of the same name in `src/blocks/`. */
export interface ComponentRule {
  /** What it renders, for translators: which fields its texts come from. */
  readonly renders: string;
  /** Used within a sentence. */
  readonly inline?: true;
  /** Has its own heading, so it ends the section before it. */
  readonly section?: true;
  /** Spans the full width of its section, below heading and text. */
  readonly wide?: true;
  /** Ids that links can target: fixed ones, or one per entry of a field, with a prefix. */
  readonly anchors?: readonly (string | { readonly entriesOf: string; readonly prefix: string })[];
  /** Allowed attributes: `field` names a field of the page's frontmatter, `flag` has no value. */
  readonly attributes?: { readonly [name: string]: 'field' | 'flag' };
}

export const components = {
  Hero: { renders: 'the hero at the top of the screen, from `hero`' },
  Savings: { renders: 'the savings claim, from `savings`' },
  Prices: { renders: 'the reference prices, from `prices`' },
  Services: { renders: 'the five services, from `services` and the service screens', wide: true },
  Compare: {
    renders: 'the comparison of wireframe, clay image and rendering, from `compare`',
    section: true,
    anchors: ['compare'],
  },
  Figure: {
    renders: 'a picture with a caption, from the field named by `of`',
    attributes: { of: 'field' },
  },
  Steps: { renders: 'a short version of the process, from `steps`', wide: true },
  Cards: {
    renders:
      'cards with a title and a short text, from the field named by `of`; `numbered` marks a fixed order',
    wide: true,
    attributes: { of: 'field', numbered: 'flag' },
  },
  Formats: { renders: 'the table of file formats, from `formats` and components.json' },
  PrintTechnologies: {
    renders: 'the requirements of each print technology, from `technologies`',
    wide: true,
  },
  PortfolioOnRequest: { renders: 'the note about the portfolio, from `portfolio`' },
  Configurator: {
    renders: 'the live configurator for the sample products, from `configurator`',
    section: true,
    anchors: ['configurator'],
  },
  CallToAction: {
    renders: 'the call to action that closes the screen, from `cta`',
    section: true,
    anchors: ['call-to-action'],
  },
  Team: { renders: 'the studio’s team, from `team`', wide: true },
  Plans: { renders: 'the three plans with their prices, from `plans`' },
  Quote: { renders: 'the quote request form, from `quote`', section: true, anchors: ['quote'] },
  Disclaimer: { renders: 'the price disclaimer, from `disclaimer`' },
  Booking: { renders: 'the meeting request form, from `booking`', section: true, anchors: ['booking'] },
  ContactDetails: { renders: 'the phone number and email address, from `phone` and `email`' },
  Offices: {
    renders: 'the offices, from `offices`',
    anchors: [{ entriesOf: 'offices', prefix: '' }],
    wide: true,
  },
  Process: {
    renders: 'the four steps of the process in full, from `steps`',
    anchors: [{ entriesOf: 'steps', prefix: '' }],
  },
  Checklist: { renders: 'the list of what to have ready, from `checklist`' },
  Timeline: { renders: 'the timeline chart, from `timeline`' },
  Questions: {
    renders: 'the questions and their answers, from `questions`',
    anchors: [{ entriesOf: 'questions', prefix: 'question-' }],
  },
  Apply: { renders: 'the instructions for applying, from `apply`', section: true, anchors: ['apply'] },
  Sitemap: { renders: 'links to every screen of the site, from the screens themselves' },
  Revised: { renders: 'the date of the last revision, from `revised`' },
  Storage: { renders: 'the table of items stored in the browser, from `storage`', wide: true },
  Phone: { renders: 'the phone number, from site.config.ts', inline: true },
  Email: { renders: 'the email address, from site.config.ts', inline: true },
  Company: { renders: 'the studio’s name, from site.config.ts', inline: true },
} as const satisfies { readonly [name: string]: ComponentRule };

export type ComponentName = keyof typeof components;
