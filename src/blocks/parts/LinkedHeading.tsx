import type { ComponentProps, MouseEvent } from 'react';
import { useContentLocale, useLocale } from '../../site/context.ts';
import { languageAttributes } from '../../site/language-attributes.ts';
import { useWords } from '../../site/useWords.ts';
import { notify } from '../../ui/notify/notify.ts';
import './LinkedHeading.css';

/** A heading with a link to itself, which copies its URL when clicked and is not part of the accessible name. */
export function LinkedHeading(props: ComponentProps<'h2'>) {
  const t = useWords('common');
  const language = languageAttributes(useLocale(), useContentLocale());
  // If the clipboard is unavailable, the URL is still in the address bar.
  const copy = ({ currentTarget: { href } }: MouseEvent<HTMLAnchorElement>) =>
    navigator.clipboard?.writeText(href).then(
      () => notify(t('section.copied')),
      () => undefined,
    );
  return (
    <>
      <h2 {...props} />
      {props.id && (
        <a
          className="heading-link needs-script"
          href={`#${props.id}`}
          {...language}
          aria-label={t('section.copy')}
          aria-describedby={props.id}
          title={t('section.copy')}
          onClick={copy}
        />
      )}
    </>
  );
}
