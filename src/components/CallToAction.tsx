import { pathOf } from '../../schema/page-key.ts';
import { useContent } from '../screen/context.ts';
import { Link } from '../shell/Link.tsx';
import { Text } from './Text.tsx';

/** The block that closes a screen. */
export function CallToAction() {
  const { cta } = useContent<'index'>();
  return (
    <aside className="call-to-action board" aria-labelledby="call-to-action">
      <h2 id="call-to-action">
        <Text>{cta.heading}</Text>
      </h2>
      <p>
        <Text>{cta.text}</Text>
      </p>
      <p>
        <Link to={pathOf('contact')} className="button">
          <Text>{cta.action}</Text>
        </Link>
      </p>
    </aside>
  );
}
