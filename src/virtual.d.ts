/** Modules made by `scripts/site/`. An ambient module cannot import by a relative path, hence `import()`. */

/** Imports what each language has of something. */
type Loaders<Value> = {
  readonly [Code in import('../schema/languages.ts').Locale]: () => Promise<{ default: Value }>;
};

declare module 'virtual:hulma/routes' {
  const loaders: Loaders<import('react-router-dom').RouteObject[]>;
  export default loaders;
}

declare module 'virtual:hulma/site' {
  const site: import('../schema/site.ts').Site & { year: number };
  export default site;
}

declare module 'virtual:hulma/words' {
  const loaders: Loaders<import('./site/i18n.ts').LocaleWords>;
  export default loaders;
}

declare module 'virtual:hulma/sitemap' {
  const loaders: Loaders<import('./site/sitemap.ts').SitemapEntry[]>;
  export default loaders;
}

declare module 'virtual:hulma/last-words' {
  type Common = import('../schema/words/index.ts').Words['common'];
  const resources: { [Code in import('../schema/languages.ts').Locale]?: { common: Pick<Common, 'error'> } };
  export default resources;
}
