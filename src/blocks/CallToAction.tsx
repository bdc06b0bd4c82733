import { quotePath, quotePathFor } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { usePortfolioRequest } from '../features/booking/usePortfolioRequest.ts';
import { useScreen } from '../site/context.ts';
import { ContentLink } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';

/** The block that closes a screen. */
export function CallToAction() {
  const { key } = useScreen().page;
  const portfolioRequest = usePortfolioRequest();
  return (
    <aside className="call-to-action board" aria-labelledby="call-to-action">
      <Words as="h2" id="call-to-action" k="cta.heading" />
      <Words as="p" k="cta.text" />
      <p>
        <ContentLink href={key === 'portfolio' ? portfolioRequest : requestPath(key)} className="button">
          <Words k="cta.action" />
        </ContentLink>
      </p>
    </aside>
  );
}

/** Home and services lead to the quote request, other screens to contact. */
function requestPath(key: string): string {
  if (key.startsWith('services/')) return quotePathFor(key);
  if (key === 'index') return quotePath;
  return key === 'solutions' ? `${pathOf('contact')}?for=${key}` : pathOf('contact');
}
