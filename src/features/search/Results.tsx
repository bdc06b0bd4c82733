import type { MouseEvent } from 'react';
import { localizedPath } from '../../../schema/page-key.ts';
import { useLocale, useScreen } from '../../site/context.ts';
import { focusSection } from '../../site/focus-section.ts';
import { PathLink } from '../../site/Link.tsx';
import { languageAttributes } from '../../site/language-attributes.ts';
import { isPlainClick } from '../../site/plain-click.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { excerptOf, marked, type Piece } from './excerpt.ts';
import type { Group, Hit } from './search-index.ts';

interface Props {
  id: string;
  optionId: (number: number) => string;
  groups: readonly Group[];
  typed: readonly string[];
  /** The index of the selected option, which Enter follows. */
  active: number;
  onFollow: () => void;
}

/** The sections found, as links in a list box, grouped by screen. */
export function Results({ id, optionId, groups, typed, active, onFollow }: Props) {
  const t = useWords('common');
  const locale = useLocale();
  const { page: screen } = useScreen();
  const numbers = new Map(groups.flatMap(({ hits }) => hits).map((hit, number) => [hit, number]));
  const follow = (event: MouseEvent, { page, section }: Hit) => {
    if (!isPlainClick(event)) return;
    onFollow();
    // On another screen, `useArrival` focuses the section.
    if (page.key === screen.key)
      focusSection(document.getElementById(section.id) ?? document.querySelector('h1'));
  };
  return (
    <div role="listbox" id={id} className="search-results" aria-label={t('search.label')}>
      {groups.map(({ page, hits }) => {
        const groupId = `${id}-${page.key}`;
        const language = languageAttributes(page.locale ?? locale, locale);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list box
          <div key={page.key} role="group" aria-labelledby={groupId}>
            <div id={groupId} className="search-page">
              <span {...language}>{page.label}</span>
              {page.locale && (
                <small>
                  {' '}
                  <Words ns="common" k="language.untranslated" />
                </small>
              )}
            </div>
            {hits.map((hit) => {
              const { section } = hit;
              const number = numbers.get(hit) ?? 0;
              const path = localizedPath(page.key, locale);
              return (
                <PathLink
                  key={section.id}
                  role="option"
                  id={optionId(number)}
                  aria-selected={number === active}
                  tabIndex={-1}
                  to={section.id ? `${path}#${section.id}` : path}
                  onClick={(event) => follow(event, hit)}
                  {...language}
                >
                  <strong>
                    <Marked pieces={marked(section.heading, typed)} />
                  </strong>
                  <span>
                    <Marked pieces={excerptOf(section.lines, typed)} />
                  </span>
                </PathLink>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  let offset = 0;
  return pieces.map(({ text, isMarked }) => {
    offset += text.length;
    return isMarked ? <mark key={offset}>{text}</mark> : text;
  });
}
