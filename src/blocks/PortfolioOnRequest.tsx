import { usePortfolioRequest } from '../features/booking/usePortfolioRequest.ts';
import { useScreen } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import { ArrowForwardIcon } from '../ui/icons.tsx';
import './note.css';

/** Why client work is not published, and how to request samples. */
export function PortfolioOnRequest() {
  const { label } = useScreen().page.frontmatter;
  return (
    <div className="on-request">
      <Words as="p" k="portfolio.text" />
      <p>
        <a href={usePortfolioRequest(label)} className="forward">
          <Words k="portfolio.action" /> <ArrowForwardIcon />
        </a>
      </p>
    </div>
  );
}
