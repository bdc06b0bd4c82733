import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Locale } from '../../../schema/languages.ts';
import { pathOf } from '../../../schema/page-key.ts';
import { useLocale } from '../../site/context.ts';
import { Link } from '../../site/Link.tsx';
import { byLocale } from '../../site/loadable.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Results } from './Results.tsx';
import { buildIndex, groupsOf, type SearchIndex, search, wordsToMark } from './search-index.ts';
import { searchPath } from './sections.ts';
import './search.css';

/** Loads the index of a language; retries after a failure. */
export const loadIndex = (locale: Locale): Promise<SearchIndex> => indexOf(locale).load();

const indexOf = byLocale(async (locale) => {
  const response = await fetch(searchPath(locale));
  if (!response.ok) throw new Error(`${searchPath(locale)} responded with ${response.status}.`);
  return buildIndex(await response.json());
});

/** A combobox with a list box (WAI-ARIA practices) in a native modal dialog. Queries never leave the page. */
export function SearchDialog({ initial, onClose }: { initial: string; onClose: () => void }) {
  const t = useWords('common');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initial);
  const [active, setActive] = useState(0);
  const { index, hasFailed } = useIndex();
  const groups = useMemo(() => (index ? groupsOf(search(index, query)) : []), [index, query]);
  const marks = useMemo(() => (index ? wordsToMark(index, query) : []), [index, query]);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  // A single Latin letter is not a word yet.
  const isNothingFound = marks.length > 0 && count === 0;
  const optionId = (number: number) => `${id}-${number}`;
  useVisibleHeight(dialog);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.select();
    // Closed while still in the document, so that the browser restores the focus.
    return () => element?.close();
  }, []);

  const close = () => dialog.current?.close();
  const activate = (number: number) => {
    setActive(number);
    document.getElementById(optionId(number))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing || event.shiftKey) return;
    const last = count - 1;
    const next: { [key: string]: number } = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const number = next[event.key];
    if (number !== undefined) activate(number);
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click();
    else return;
    event.preventDefault();
  };
  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <dialog
      className="search"
      ref={dialog}
      aria-label={t('search.label')}
      data-nosnippet=""
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className="search-bar">
        <SearchIcon />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          dir="auto"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <CloseButton className="search-close" label={t('search.close')} onClick={close} />
      </div>
      {/* Not a tab stop, as scroll containers are by default: the arrow keys scroll it from the field. */}
      <div className="search-body" tabIndex={-1}>
        <p role="status" className={count > 0 ? 'visually-hidden' : undefined}>
          {hasFailed && <Words ns="common" k="search.failed" />}
          {!hasFailed && !index && <Words ns="common" k="loading" />}
          {isNothingFound && <Words ns="common" k="search.none" values={{ query: query.trim() }} />}
          {count > 0 && t('search.results', { count })}
        </p>
        {(hasFailed || isNothingFound) && (
          <ul className="search-elsewhere">
            {(['sitemap', 'contact'] as const).map((page) => (
              <li key={page}>
                <Link to={pathOf(page)} onClick={close}>
                  <Words ns="labels" k={page} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Results
          id={`${id}-list`}
          optionId={optionId}
          groups={groups}
          typed={marks}
          active={active}
          onFollow={close}
        />
      </div>
    </dialog>
  );
}

/** Returns the index of the visitor's language, once loaded. */
function useIndex(): { index?: SearchIndex; hasFailed: boolean } {
  const locale = useLocale();
  const [state, setState] = useState<{ index?: SearchIndex; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isWanted = true;
    loadIndex(locale).then(
      (index) => isWanted && setState({ index, hasFailed: false }),
      () => isWanted && setState({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return state;
}

/** Sets a CSS custom property to the height left above the on-screen keyboard (search.css). */
function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return undefined;
    const measure = () => element.style.setProperty('--visible', `${viewport.height * viewport.scale}px`);
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [ref]);
}
