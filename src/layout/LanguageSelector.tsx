import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Locale, languages, nativeNameOf } from '../../schema/languages.ts';
import { localizedPath, notFoundKey } from '../../schema/page-key.ts';
import { useLocale, useScreen } from '../site/context.ts';
import { PathLink } from '../site/Link.tsx';
import { writeLanguageChoice } from '../site/language-choice.ts';
import { closeOverlays } from '../site/overlays.ts';
import { useHydrated } from '../site/useHydrated.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import { ChevronIcon, GlobeIcon } from '../ui/icons.tsx';

/** Links to the page in every language. Languages without a translation are marked. */
export function LanguageSelector() {
  const t = useWords('common');
  const locale = useLocale();
  const list = useRef<HTMLElement>(null);
  // Like the menus, the list closes when focus leaves it, so that it never covers the focused element.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) list.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of its children
    <div className="language-selector" onBlur={closeBehind}>
      <button
        type="button"
        popoverTarget="languages"
        aria-label={t('language.current', { language: nativeNameOf(locale) })}
      >
        <GlobeIcon />
        <span lang={locale}>{nativeNameOf(locale)}</span>
        <ChevronIcon />
      </button>
      <nav ref={list} id="languages" popover="auto" aria-label={t('language.label')}>
        <LanguageLinks />
      </nav>
    </div>
  );
}

/** The links of the language selector, also listed in the footer. */
export function LanguageLinks() {
  const locale = useLocale();
  const { page } = useScreen();
  const { search, hash } = useLocation();
  const isHydrated = useHydrated();
  // Only the browser knows query and hash. On the not-found page, links lead to the home screen, since its URL means
  // nothing in other languages.
  const isNotFound = page.key === notFoundKey;
  const key = isNotFound ? 'index' : page.key;
  const rest = isNotFound || !isHydrated ? '' : `${search}${hash}`;
  return (
    <ul className="languages">
      {languages.map(({ code, nativeName: name }) => {
        const isUntranslated = !page.translations.includes(code);
        return (
          <li key={code}>
            <PathLink
              to={`${localizedPath(key, code)}${rest}`}
              hrefLang={code}
              aria-current={code === locale ? 'true' : undefined}
              {...choiceHandlers(code)}
            >
              <span lang={code}>{name}</span>
              {isUntranslated && (
                <small>
                  {' '}
                  <Words ns="common" k="language.untranslated" />
                </small>
              )}
            </PathLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Stores the choice before the link is followed: the previous one would redirect the English URL. */
function choiceHandlers(code: Locale) {
  const keep = (event: MouseEvent) => {
    writeLanguageChoice(code);
    if (event.type === 'click') closeOverlays();
  };
  return { onClick: keep, onAuxClick: keep };
}
