import { groupOf } from '../../schema/page-group.ts';
import { pathOf } from '../../schema/page-key.ts';
import { useContentLocale, useLocale } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { languageAttributes } from '../site/language-attributes.ts';
import { type SitemapEntry, sitemapOf } from '../site/sitemap.ts';
import { Words } from '../site/Words.tsx';
import './Sitemap.css';

/** Every screen of the site in the visitor's language; untranslated ones are marked. */
export function Sitemap() {
  const locale = useLocale();
  const entries = sitemapOf(locale).read();
  return (
    <>
      <Words as="p" ns="components" k="sitemap.pages" values={{ count: entries.length }} />
      {(['studio', 'services', 'legal'] as const).map((group) => (
        <section key={group} aria-labelledby={`sitemap-${group}`}>
          <Words as="h2" id={`sitemap-${group}`} k={`groups.${group}`} />
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
  const around = useContentLocale();
  const isUntranslated = entry.locale !== locale;
  return (
    <li>
      <Link to={pathOf(entry.key)} {...languageAttributes(entry.locale, around)}>
        {entry.label}
      </Link>
      {isUntranslated && (
        <>
          {' '}
          <Words as="small" ns="common" k="language.untranslated" {...languageAttributes(locale, around)} />
        </>
      )}
    </li>
  );
}
