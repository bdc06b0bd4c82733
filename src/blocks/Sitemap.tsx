import { groupOf } from '../../schema/page-group.ts';
import { pathOf } from '../../schema/page-key.ts';
import { useContent, useLocale } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { languageAttributes } from '../site/language-attributes.ts';
import { type SitemapEntry, sitemapOf } from '../site/sitemap.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import './Sitemap.css';

/** Every screen of the site in the visitor's language; those not translated yet are marked. */
export function Sitemap() {
  const { groups } = useContent<'sitemap'>();
  const locale = useLocale();
  const { t } = useComponentWords();
  const entries = sitemapOf(locale);
  return (
    <>
      <p>{t('sitemap.pages', { count: entries.length })}</p>
      {(['studio', 'services', 'legal'] as const).map((group) => (
        <section key={group} aria-labelledby={`sitemap-${group}`}>
          <h2 id={`sitemap-${group}`}>
            <Text>{groups[group]}</Text>
          </h2>
          <ul>
            {entries
              .filter(({ key }) => groupOf(key) === group)
              .map((entry) => (
                <SitemapItem key={entry.key} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function SitemapItem({ entry }: { entry: SitemapEntry }) {
  const locale = useLocale();
  const { t, locale: around } = useComponentWords();
  const isUntranslated = entry.locale !== locale;
  return (
    <li>
      <Link to={pathOf(entry.key)} {...languageAttributes(entry.locale, around)}>
        {entry.label}
      </Link>
      {isUntranslated && <small> {t('sitemap.untranslated')}</small>}
    </li>
  );
}
