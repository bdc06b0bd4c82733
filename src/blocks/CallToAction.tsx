import { quotePath, servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { useContent, useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Text } from '../site/Text.tsx';

/** The screens whose last words are “Request a quote”; those of the others lead to a conversation. */
const quoteScreens: readonly string[] = ['index', ...servicePages];

/** The block that closes a screen. */
export function CallToAction() {
  const { cta } = useContent<'index'>();
  const { page } = useScreen();
  const asksForQuote = quoteScreens.includes(page.key);
  return (
    <aside className="call-to-action board" aria-labelledby="call-to-action">
      <h2 id="call-to-action">
        <Text>{cta.heading}</Text>
      </h2>
      <p>
        <Text>{cta.text}</Text>
      </p>
      <p>
        <Link to={asksForQuote ? quotePath : pathOf('contact')} className="button">
          <Text>{cta.action}</Text>
        </Link>
      </p>
    </aside>
  );
}
