import type { z } from 'zod';
import { screen } from '../fields.ts';
import type { Data, Texts } from '../texts-and-data.ts';
import { about } from './about.ts';
import { careers } from './careers.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { privacyPolicy, termsOfService } from './legal.ts';
import { portfolio } from './portfolio.ts';
import { pricing } from './pricing.ts';
import { process } from './process.ts';
import { service } from './service.ts';
import { sitemap } from './sitemap.ts';
import { solutions } from './solutions.ts';

/** The frontmatter schema of each page key; `folder/*` matches the files of a folder, `*` all others. */
export const screens = {
  index: home,
  about,
  contact,
  solutions,
  portfolio,
  careers,
  pricing,
  sitemap,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  process,
  'services/*': service,
  // The schema of a new screen until it gets its own.
  '*': screen({}),
} as const;

export type ScreenName = keyof typeof screens;

/** The frontmatter of a screen after merging English and the translation. */
export type ScreenContent<Name extends ScreenName> = z.output<(typeof screens)[Name]>;

/** The texts of a screen's frontmatter. */
export type ScreenTexts<Name extends ScreenName> = Texts<(typeof screens)[Name]>;

/** The invariants of a screen's frontmatter. */
export type ScreenData<Name extends ScreenName> = Data<(typeof screens)[Name]>;

/** Finds the schema of a page: its own, its folder's, or the general one. */
export function screenOf(key: string): ScreenName {
  if (Object.hasOwn(screens, key)) return key as ScreenName;
  const folder = `${key.slice(0, key.lastIndexOf('/') + 1)}*`;
  return Object.hasOwn(screens, folder) ? (folder as ScreenName) : '*';
}
