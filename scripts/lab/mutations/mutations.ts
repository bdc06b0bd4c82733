// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of the project, to be searched for
/** A plausible mistake, and the test that must find it. */
export interface Mutation {
  /** Path from the root of the project. */
  readonly file: string;
  /** Text that occurs exactly once. */
  readonly find: string;
  readonly replace: string;
  /** A test file of `npm test`, and after ` > ` a part of the titles that run. */
  readonly test: string;
}

/** Grouped by what a visitor would notice. */
export const mutations: readonly Mutation[] = [
  // Consent
  {
    file: 'src/features/consent/consent.ts',
    find: 'consentLifetime = 12 * 30 * 24',
    replace: 'consentLifetime = 13 * 30 * 24',
    test: 'tests/unit/src/features/consent/consent.test.ts > a stored choice',
  },
  {
    file: 'src/features/consent/consent.ts',
    find: 'return date <= now && now - date',
    replace: 'return now - date',
    test: 'tests/unit/src/features/consent/consent.test.ts > a stored choice',
  },
  {
    file: 'src/features/consent/consent.ts',
    find: 'return { essential: true, analytics: analytics === true,',
    replace: 'return { essential: true, analytics: true,',
    test: 'tests/browser/consent.spec.ts > essential',
  },
  {
    file: 'src/features/consent/signal.ts',
    find: 'ad_user_data: ads',
    replace: "ad_user_data: 'granted'",
    test: 'tests/unit/src/features/consent/signal.test.ts > the consent signal',
  },
  {
    file: 'src/features/consent/ConsentProvider.tsx',
    find: "window.addEventListener('storage', takeOver, end);",
    replace: '',
    test: 'tests/browser/consent.spec.ts > another tab',
  },
  {
    file: 'src/features/consent/ConsentProvider.tsx',
    find: 'globalPrivacyControl === true',
    replace: 'globalPrivacyControl === false',
    test: 'tests/browser/consent.spec.ts > everything is refused',
  },
  {
    file: 'src/features/consent/focus.ts',
    find: 'if (before?.isConnected && before.checkVisibility()) before.focus();\n  else ',
    replace: '',
    test: 'tests/browser/consent.spec.ts > returns there',
  },
  {
    file: 'src/features/consent/storage.ts',
    find: 'localStorage.removeItem(key);',
    replace: '',
    test: 'tests/browser/consent.spec.ts > storage is full',
  },
  // Toasts
  {
    file: 'src/ui/notify/toasts.tsx',
    find: 'duration={4000}',
    replace: 'duration={5000}',
    test: 'tests/browser/toasts.spec.ts > four seconds',
  },
  {
    file: 'src/ui/notify/toasts.tsx',
    find: '...(shown === undefined ? {} : { id: shown }),',
    replace: '',
    test: 'tests/browser/toasts.spec.ts > replaces',
  },
  {
    file: 'src/ui/notify/swipe.ts',
    find: 'const threshold = 20;',
    replace: 'const threshold = 15;',
    test: 'tests/browser/toasts.spec.ts > swipe',
  },
  {
    file: 'src/ui/notify/notify.ts',
    find: 'announce(text);',
    replace: '',
    test: 'tests/browser/toasts.spec.ts > screen readers',
  },
  // Languages and fallback
  {
    file: 'scripts/site/inline-script.ts',
    find: '+location.search+location.hash',
    replace: '+location.search',
    test: 'tests/browser/language.spec.ts > with nl stored',
  },
  {
    file: 'schema/languages.ts',
    find: 'rtl: true',
    replace: 'rtl: false',
    test: 'tests/browser/language.spec.ts > Arabic',
  },
  {
    file: 'src/site/language-choice.ts',
    find: 'localStorage.setItem(languageKey, locale);',
    replace: '',
    test: 'tests/browser/language.spec.ts > nothing stored',
  },
  {
    file: 'src/site/language-attributes.ts',
    find: 'locale === around ? {} : { lang: locale, dir: directionOf(locale) }',
    replace: 'locale === around ? {} : { dir: directionOf(locale) }',
    test: 'tests/browser/fallback.spec.ts > marked as English',
  },
  {
    file: 'src/layout/LanguageSelector.tsx',
    find: '!page.translations.includes(code)',
    replace: 'false',
    test: 'tests/browser/fallback.spec.ts > mark what is not translated',
  },
  {
    file: 'src/app/Screen.tsx',
    find: '{page.locale !== locale && <FallbackNotice />}',
    replace: '{page.locale === locale && <FallbackNotice />}',
    test: 'tests/browser/fallback.spec.ts > a notice',
  },
  // Navigation
  {
    file: 'src/app/arrival.ts',
    find: "else window.scrollTo({ top: 0, behavior: 'instant' });",
    replace: '',
    test: 'tests/browser/navigation.spec.ts > at its top',
  },
  {
    file: 'src/app/arrival.ts',
    find: "focusSection(section ?? document.querySelector<HTMLElement>('h1'));",
    replace: '',
    test: 'tests/browser/navigation.spec.ts > focuses and announces',
  },
  {
    file: 'src/app/arrival.ts',
    find: '    closeOverlays();\n',
    replace: '',
    test: 'tests/browser/consent.spec.ts > a language switch closes',
  },
  {
    file: 'src/app/head.ts',
    find: "link({ rel: 'canonical', href: canonical }),",
    replace: '',
    test: 'tests/browser/seo.spec.ts > the sitemap has every page',
  },
  // Errors, deployments and hydration
  {
    file: 'src/site/loadable.ts',
    find: '      throw error;\n',
    replace: '      return new Promise<never>(() => undefined);\n',
    test: 'tests/browser/errors.spec.ts > is blocked',
  },
  {
    file: 'src/app/ErrorFallback.tsx',
    find: 'k="error.text"',
    replace: 'k="error.heading"',
    test: 'tests/browser/errors.spec.ts > is blocked',
  },
  {
    file: 'src/app/ErrorFallback.tsx',
    find: "window.addEventListener('online', retry);",
    replace: '',
    test: 'tests/browser/errors.spec.ts > offline, shows the fallback, and the screen',
  },
  {
    file: 'src/site/deployment.ts',
    find: "[...tried, entry] }, '');\n  reload();",
    replace: "[...tried, entry] }, '');",
    test: 'tests/browser/deployment.spec.ts > loads its page once',
  },
  {
    file: 'src/layout/Footer.tsx',
    find: 'values={{ year: site.year }}',
    replace: 'values={{ year: Date.now() }}',
    test: 'tests/browser/hydration.spec.ts > reports nothing on about',
  },
  // Documents and headers
  {
    file: 'scripts/site/hosts/policy.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    replace: '',
    test: 'tests/browser/policy.spec.ts > every response',
  },
  {
    file: 'scripts/site/hosts/content-security-policy.ts',
    find: "'frame-ancestors': [\"'none'\"],",
    replace: '',
    test: 'tests/browser/policy.spec.ts > every response',
  },
  {
    file: 'scripts/site/hosts/policy.ts',
    find: "pattern: hashedFiles, headers: { 'Cache-Control': assetCaching }",
    replace: "pattern: hashedFiles, headers: { 'Cache-Control': pageCaching }",
    test: 'tests/unit/scripts/site/serve/conformance.test.ts > cached forever',
  },
  {
    file: 'schema/navigation.ts',
    find: "quotePath = '/pricing#quote'",
    replace: "quotePath = '/pricing#price'",
    test: 'tests/browser/documents.spec.ts > dead link',
  },
  // Forms, models and pictures
  {
    file: 'src/features/booking/RequestActions.tsx',
    find: "isLong ? mailtoUrl(subject, '') : mailto",
    replace: 'mailto',
    test: 'tests/browser/forms.spec.ts > too long',
  },
  {
    file: 'src/features/booking/useErrors.ts',
    find: 'if (field instanceof HTMLElement) field.focus();',
    replace: '',
    test: 'tests/browser/forms.spec.ts > a missing answer',
  },
  {
    file: 'src/features/booking/meeting-hours.ts',
    find: "'Asia/Manila'",
    replace: "'Asia/Tokyo'",
    test: 'tests/browser/forms.spec.ts > a day and a time',
  },
  {
    file: 'src/showcase/configurator/Configurator.tsx',
    find: '    share(writeConfiguration(next, search));\n',
    replace: '',
    test: 'tests/browser/configurator.spec.ts > a click starts the live view',
  },
  // What the build makes of the content
  {
    file: 'scripts/content/merge.ts',
    find: "if (kindOf(field) === 'invariant' || from === undefined) return from;",
    replace: 'if (from === undefined) return from;',
    test: 'tests/unit/scripts/content/merge.test.ts',
  },
  {
    file: 'schema/page-key.ts',
    find: 'locale === sourceLocale ? path : prefixed',
    replace: 'locale !== sourceLocale ? path : prefixed',
    test: 'tests/unit/schema/page-key.test.ts',
  },
  {
    file: 'scripts/site/prerender/document.ts',
    find: '<html lang="${locale}" dir="${directionOf(locale)}">',
    replace: '<html lang="en" dir="${directionOf(locale)}">',
    test: 'tests/browser/documents.spec.ts > every screen exists',
  },
  {
    file: 'scripts/site/prerender/document.ts',
    find: '`<link rel="stylesheet" href="${href}" disabled>`',
    replace: '`<link rel="stylesheet" href="${href}">`',
    test: 'tests/browser/hydration.spec.ts > includes the styles',
  },
  {
    file: 'scripts/site/seo/sitemap.ts',
    find: 'escapeXml(addressOf(siteUrl, localizedPath(page.key, language)))',
    replace: 'addressOf(siteUrl, localizedPath(page.key, language))',
    test: 'tests/unit/scripts/site/seo/lists.test.ts > encoded and escaped',
  },
  {
    file: 'src/features/booking/ics.ts',
    find: '`SUMMARY:${escapeText(event.summary)}`',
    replace: '`SUMMARY:${event.summary}`',
    test: 'tests/unit/src/features/booking/ics.test.ts',
  },
  {
    file: 'src/app/lazy-screen.tsx',
    find: ', hasFailed && renewFailedStyles()',
    replace: '',
    test: 'tests/browser/errors.spec.ts > styles that',
  },

  // Editing and exchange
  {
    file: 'scripts/authoring/editing/value.ts',
    find: "isPlain ? 'PLAIN' : undefined",
    replace: "'QUOTE_DOUBLE'",
    test: 'tests/content/editing/edit.test.ts > keeps its style',
  },
  {
    file: 'scripts/authoring/editing/edit.ts',
    find: '    assertOnly(file, begun, edited, values);\n',
    replace: '',
    test: 'tests/content/editing/edit.test.ts > refused with a sentence',
  },
  {
    file: 'scripts/authoring/exchange/import.ts',
    find: '!force && !isOfExport(text, target)',
    replace: 'false',
    test: 'tests/content/exchange/exchange.test.ts > newer translation',
  },
  {
    file: 'scripts/authoring/exchange/codes.ts',
    find: "throw new Broken(lost ? `it has lost ${shownCode(lost)}.` : 'it has other codes than the English text.');",
    replace: '',
    test: 'tests/content/exchange/exchange.test.ts > hostile',
  },
];
