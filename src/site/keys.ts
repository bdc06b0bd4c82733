import type { NamedScreen } from '../../schema/namespaces.ts';
import type { NavigationPage, servicePages } from '../../schema/navigation.ts';
import type { notFoundKey } from '../../schema/page-key.ts';
import type { ScreenName, ScreenTexts } from '../../schema/screens/index.ts';
import type { ListKey, TextKey, Texts } from '../../schema/texts-and-data.ts';
import type { WordsName, words } from '../../schema/words/index.ts';

/** The words of the site by namespace (i18next’s `CustomTypeOptions`), typed from the schemas. */
export type Resources = { [Name in WordsName]: Texts<(typeof words)[Name]> } & {
  [Name in NamedScreen]: ScreenTexts<Name>;
} & {
  /** The labels of the screens, used in menus. */
  labels: { readonly [Page in NavigationPage]: string };
  home: ScreenTexts<'index'>;
  services: { readonly [Service in ServiceName]: ScreenTexts<'services/*'> };
  page: { readonly [Page in OtherScreen]: ScreenTexts<Page> } & Record<typeof notFoundKey, ScreenTexts<'*'>>;
};

/** The entry of a service in `services`. */
export type ServiceName = (typeof servicePages)[number] extends `services/${infer Name}` ? Name : never;
type OtherScreen = Exclude<ScreenName, NamedScreen | 'index' | 'services/*' | '*'>;

/** A namespace available on every screen. */
export type SharedNamespace = WordsName | 'labels';

/** The keys of a shared namespace. */
export type SharedKey<Name extends SharedNamespace> = TextKey<Resources[Name]>;

/** The keys of the screens; a component renders only on screens that have its words. */
export type ScreenKey = { [Name in ScreenName]: TextKey<ScreenTexts<Name>> }[ScreenName];

/** The keys of lists of strings on screens. */
export type ScreenListKey = { [Name in ScreenName]: ListKey<ScreenTexts<Name>> }[ScreenName];
