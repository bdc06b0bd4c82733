import { pathOf } from '../../schema/page-key.ts';
import { useContent } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Text } from '../site/Text.tsx';
import { ArrowForwardIcon } from '../ui/icons.tsx';
import './note.css';

/** Why there is no gallery of client work, and how to see some. */
export function PortfolioOnRequest() {
  const { portfolio } = useContent<'services/*'>();
  return (
    <div className="on-request">
      <p>
        <Text>{portfolio.text}</Text>
      </p>
      <p>
        <Link to={pathOf('contact')} className="forward">
          <Text>{portfolio.action}</Text> <ArrowForwardIcon />
        </Link>
      </p>
    </div>
  );
}
