import { quotePath } from '../../schema/navigation.ts';
import { useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';

/** The opening of a screen, with its drawing, and the call to action on the home screen. */
export function Hero() {
  const { page, Drawing } = useScreen();
  return (
    <div className="hero">
      <div className="hero-words">
        <Words as="p" className="eyebrow" k="hero.eyebrow" />
        <Words as="h1" k="hero.heading" />
        <Words as="p" className="lead" k="hero.lead" />
        {page.key === 'index' && (
          <p className="actions">
            <Link to={quotePath} className="button">
              <Words k="hero.primary" />
            </Link>
          </p>
        )}
      </div>
      {Drawing && (
        <div className="hero-drawing">
          <Drawing />
        </div>
      )}
    </div>
  );
}
