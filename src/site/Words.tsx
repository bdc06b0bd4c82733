import {
  type ComponentProps,
  createElement,
  type ElementType,
  Fragment,
  type JSX,
  type ReactNode,
  useContext,
} from 'react';
import { I18nContext } from 'react-i18next';
import { breakMark } from '../../schema/break-mark.ts';
import { type Locale, sourceLocale } from '../../schema/languages.ts';
import { objectMark } from '../../schema/object-mark.ts';
import { isFallback, siteValues } from './i18n.ts';
import type { ScreenKey, SharedKey, SharedNamespace } from './keys.ts';
import { languageAttributes } from './language-attributes.ts';
import { usePlace } from './useWords.ts';

type Values = { readonly [name: string]: ReactNode };

type Tag = keyof JSX.IntrinsicElements;

type Props<Name extends SharedNamespace, As extends Tag> = {
  /** The wrapper element, which gets the other attributes. */
  as?: As;
  /** The namespace; by default, that of the current screen. */
  ns?: Name;
  k: [Name] extends [never] ? ScreenKey : SharedKey<Name>;
  /** Values for placeholders, besides those of the site. */
  values?: Values;
  /** The language, if it differs from that of the namespace. */
  lng?: Locale;
} & Omit<ComponentProps<As>, 'children'>;

/**
 * Renders a translated string with what plain text cannot express: `lang` and `dir` for English fallbacks, elements for
 * placeholders, bidirectional isolation of values, and line break opportunities.
 *
 * Calls i18next directly: with `useTranslation()` for each of a screen's hundred strings, navigation takes almost a
 * fifth more script time (`/` to `/pricing`: 28 ms instead of 23.6).
 */
export function Words<Name extends SharedNamespace = never, As extends Tag = 'span'>(props: Props<Name, As>) {
  const { as, ns, k, values, lng, ...attributes }: Props<Name, Tag> = props;
  const { i18n } = useContext(I18nContext);
  const place = { ...usePlace(ns), ...(lng && { lng }) };
  const text = (i18n.t as Translate)(place.keyPrefix ? `${place.keyPrefix}.${k}` : k, {
    ns: place.ns,
    lng: place.lng,
    count: values?.count,
    replace: { ...siteMarks, ...marksOf(values) },
    // Keeps break marks, which the post-processor removes.
    postProcess: [],
  });
  const render = (part: string): ReactNode => {
    if (part === breakMark) return <wbr />;
    if (!part.startsWith(objectMark)) return part;
    const name = part.slice(1, -1);
    const value = values?.[name] ?? siteValues[name as keyof typeof siteValues];
    return typeof value === 'string' ? <bdi>{value}</bdi> : value;
  };
  if (text.includes(breakMark)) attributes.className = `${attributes.className ?? ''} phrases`.trim();
  if (isFallback(i18n, place, k)) Object.assign(attributes, languageAttributes(sourceLocale, place.lng));
  const element: ElementType = as ?? (Object.keys(attributes).length > 0 ? 'span' : Fragment);
  return createElement(element, attributes, ...text.split(marks).map(render));
}

type Translate = (key: string, options: object) => string;

/** Returns markers for all values except numbers, to be replaced by React nodes. `Trans` is 3 kB larger. */
function marksOf(values: Values = {}): { [name: string]: unknown } {
  const marks = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : `${objectMark}${name}${objectMark}`,
  ]);
  return Object.fromEntries(marks);
}

const siteMarks = marksOf(siteValues);
const marks = new RegExp(`(${breakMark}|${objectMark}\\w+${objectMark})`);
