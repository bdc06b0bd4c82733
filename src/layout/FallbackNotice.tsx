import site from 'virtual:hulma/site';
import { editUrl, newUrl, repositoryOf } from '../../schema/code-host.ts';
import { nativeNameOf } from '../../schema/languages.ts';
import { useLocale, useScreen } from '../site/context.ts';
import { Words } from '../site/Words.tsx';

/** Tells visitors, in their language, that the page is untranslated, with a link to create or edit the translation. */
export function FallbackNotice() {
  const locale = useLocale();
  const { page } = useScreen();
  const urlOf = page.untranslatedFiles?.includes(locale) ? editUrl : newUrl;
  const language = nativeNameOf(locale);
  return (
    <aside className="fallback-notice">
      <p>
        <Words ns="common" k="fallback.notice" values={{ language }} />{' '}
        <a href={urlOf(repositoryOf(site), `content/${locale}/${page.key}.mdx`)}>
          <Words ns="common" k="fallback.action" />
        </a>
      </p>
    </aside>
  );
}
