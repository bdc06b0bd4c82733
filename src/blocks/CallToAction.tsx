import { quotePath, servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';

/** The screens whose last words are “Request a quote”; those of the others lead to a conversation. */
const quoteScreens: readonly string[] = ['index', ...servicePages];

/** The block that closes a screen. */
export function CallToAction() {
  const { page } = useScreen();
  const asksForQuote = quoteScreens.includes(page.key);
  return (
    <aside className="call-to-action board" aria-labelledby="call-to-action">
      <Words as="h2" id="call-to-action" k="cta.heading" />
      <Words as="p" k="cta.text" />
      <p>
        <Link to={asksForQuote ? quotePath : pathOf('contact')} className="button">
          <Words k="cta.action" />
        </Link>
      </p>
    </aside>
  );
}
