import { useCallback, useEffect, useState } from 'react';
import { pathOf } from '../../../schema/page-key.ts';
import { useLocale } from '../../site/context.ts';
import { Link } from '../../site/Link.tsx';
import { useWords } from '../../site/useWords.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { handleFailure } from '../../ui/notify/failure.ts';
import type { SearchDialog } from './SearchDialog.tsx';

const load = () => import('./SearchDialog.tsx');

/** Opens the search, as do Ctrl+K, Cmd+K, “/” and a URL with `?q=`. Without JavaScript, links to the sitemap. */
export function SearchButton() {
  const t = useWords('common');
  const locale = useLocale();
  // Not with `lazy()`: React delays suspended content by up to 300 ms.
  const [opened, setOpened] = useState<{ Dialog: typeof SearchDialog; initial: string }>();
  const label = t('search.label');
  const failure = t('error.heading');

  const prepare = () => {
    load()
      .then(({ loadIndex }) => loadIndex(locale))
      .catch(() => undefined);
  };
  const open = useCallback(
    (words = '') => {
      load().then(
        ({ SearchDialog: Dialog }) => setOpened({ Dialog, initial: words }),
        () => handleFailure('search', failure),
      );
    },
    [failure],
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the URL that the visit started with
  useEffect(() => {
    const words = new URLSearchParams(location.search).get('q');
    if (words) open(words);
  }, []);

  return (
    <>
      <button
        type="button"
        className="search-open needs-script"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-label={label}
        title={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open()}
      >
        <SearchIcon />
      </button>
      <noscript>
        <Link to={pathOf('sitemap')} className="search-open" aria-label={label} title={label}>
          <SearchIcon />
        </Link>
      </noscript>
      {opened && <opened.Dialog initial={opened.initial} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Whether a key opens the search: Ctrl+K, Cmd+K (by key position in non-Latin layouts), or “/” outside fields. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey) return !altKey && (/^k$/i.test(key) || (code === 'KeyK' && key > '\x7f'));
  // Unlike `event.target`, this finds a field inside a shadow root, such as that of the translator's lens.
  const [target] = event.composedPath();
  const isField = target instanceof Element && target.closest('input, select, textarea, [contenteditable]');
  return key === '/' && !altKey && !isField;
}
