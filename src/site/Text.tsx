import { Fragment, type ReactNode } from 'react';
import { breakMark } from '../../schema/break-mark.ts';
import { directionOf, sourceLocale } from '../../schema/languages.ts';
import { useScreen } from './context.ts';
import { siteVariables, splitAtPlaceholders } from './fill.ts';

interface Props {
  /** A text of the frontmatter or of the interface. */
  children: string;
  /** What its placeholders stand for, beside those of the site. */
  variables?: { readonly [name: string]: ReactNode };
}

/**
 * A text of the screen's content. Placeholders are filled in, each kept apart from the direction of the text
 * around it, and a text that stands in English because its translation is missing says so to the browser.
 */
export function Text({ children, variables }: Props) {
  const { page } = useScreen();
  const parts = splitAtPlaceholders(children).map((part, place) => {
    if (place % 2 === 0) return part.includes(breakMark) ? withBreaks(part) : part;
    const value = variables?.[part] ?? siteVariables[part as keyof typeof siteVariables] ?? `{{${part}}}`;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return <Fragment key={place}>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</Fragment>;
  });
  if (!page.fallbacks.includes(children)) return parts;
  return (
    <span lang={sourceLocale} dir={directionOf(sourceLocale)}>
      {parts}
    </span>
  );
}

/** A Chinese heading or short text, which may break where the build has marked it. */
function withBreaks(text: string): ReactNode[] {
  return text.split(breakMark).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
