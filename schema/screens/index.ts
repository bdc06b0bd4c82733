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

/** The frontmatter of every screen by its page key; `folder/*` stands for every file of a folder, `*` for any other. */
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
  // What a new screen is until it has a schema of its own.
  '*': screen({}),
} as const;

export type ScreenName = keyof typeof screens;

/** What the frontmatter of a screen holds once English and translation are merged. */
export type ScreenContent<Name extends ScreenName> = z.output<(typeof screens)[Name]>;

/** Of that, the texts. */
export type ScreenTexts<Name extends ScreenName> = Texts<(typeof screens)[Name]>;

/** Of that, what no language changes. */
export type ScreenData<Name extends ScreenName> = Data<(typeof screens)[Name]>;

/** The schema of the page `key` ("services/modeling"): its own, else its folder's, else that of any. */
export function screenOf(key: string): ScreenName {
  if (Object.hasOwn(screens, key)) return key as ScreenName;
  const folder = `${key.slice(0, key.lastIndexOf('/') + 1)}*`;
  return Object.hasOwn(screens, folder) ? (folder as ScreenName) : '*';
}
