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
  /** The element they stand in, which gets the other attributes. */
  as?: As;
  /** The namespace; that of the screen that is drawn, when none is given. */
  ns?: Name;
  k: [Name] extends [never] ? ScreenKey : SharedKey<Name>;
  /** What the placeholders stand for, beside those of the site. */
  values?: Values;
  /** The language, where it is not that of the namespace. */
  lng?: Locale;
} & Omit<ComponentProps<As>, 'children'>;

/**
 * Words as they are read on the page, with what a bare string cannot carry: the language of English that stands in for a
 * translation, elements in the place of placeholders, values apart from the direction around them, and break marks.
 *
 * It asks i18next itself: `useTranslation()` for each of a screen's hundred texts makes a move a tenth longer (script
 * time of `/` to `/pricing`: 28 ms instead of 23.6).
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
    // Break marks are wanted here.
    postProcess: [],
  });
  const draw = (part: string): ReactNode => {
    if (part === breakMark) return <wbr />;
    if (!part.startsWith(objectMark)) return part;
    const name = part.slice(1, -1);
    const value = values?.[name] ?? siteValues[name as keyof typeof siteValues];
    return typeof value === 'string' ? <bdi>{value}</bdi> : value;
  };
  if (text.includes(breakMark)) attributes.className = `${attributes.className ?? ''} phrases`.trim();
  if (isFallback(i18n, place, k)) Object.assign(attributes, languageAttributes(sourceLocale, place.lng));
  const element: ElementType = as ?? (Object.keys(attributes).length > 0 ? 'span' : Fragment);
  return createElement(element, attributes, ...text.split(marks).map(draw));
}

type Translate = (key: string, options: object) => string;

/**
 * What i18next fills in for values that are more than plain text. The parts of its text between these marks are what
 * React draws: `Trans` would read markup too, which content does not have, in 3 kB more.
 */
function marksOf(values: Values = {}): { [name: string]: unknown } {
  const marks = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : `${objectMark}${name}${objectMark}`,
  ]);
  return Object.fromEntries(marks);
}

const siteMarks = marksOf(siteValues);
const marks = new RegExp(`(${breakMark}|${objectMark}\\w+${objectMark})`);
