import { pathOf } from '../../schema/page-key.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';
import { ArrowForwardIcon } from '../ui/icons.tsx';
import './note.css';

/** Why there is no gallery of client work, and how to see some. */
export function PortfolioOnRequest() {
  return (
    <div className="on-request">
      <Words as="p" k="portfolio.text" />
      <p>
        <Link to={pathOf('contact')} className="forward">
          <Words k="portfolio.action" /> <ArrowForwardIcon />
        </Link>
      </p>
    </div>
  );
}
