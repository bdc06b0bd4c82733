import type { Locale } from '../../../schema/languages.ts';

/** A part of a screen whose look is guarded (tests/browser/visual.test.ts). */
export interface GuardedView {
  readonly name: string;
  readonly page: string;
  readonly locale: Locale;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** The part. None with dates or times in it, and none with Chinese words: each system has other letters for them. */
  readonly part: string;
}

/** The chosen few: each component that carries a screen, by day and at night, narrow and wide, in both directions. */
export const guardedViews: readonly GuardedView[] = [
  { name: 'home', page: 'index', locale: 'en', width: 390, scheme: 'light', part: '.hero' },
  { name: 'compare', page: 'index', locale: 'ar', width: 1280, scheme: 'light', part: '.compare' },
  { name: 'services', page: 'index', locale: 'nl', width: 1280, scheme: 'dark', part: '.services' },
  { name: 'plans', page: 'pricing', locale: 'ar', width: 1280, scheme: 'light', part: '.plans' },
  { name: 'process', page: 'process', locale: 'fr', width: 768, scheme: 'light', part: '.timeline' },
  {
    name: 'drawing',
    page: 'services/modeling',
    locale: 'zh',
    width: 1280,
    scheme: 'dark',
    part: '.hero-drawing',
  },
  { name: 'board', page: 'services/rendering', locale: 'de', width: 1280, scheme: 'light', part: '.hero' },
  { name: 'header', page: 'about', locale: 'en', width: 1280, scheme: 'dark', part: '.site-header' },
];
