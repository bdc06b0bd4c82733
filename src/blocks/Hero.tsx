import { quotePath } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { useContent, useScreen } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Text } from '../site/Text.tsx';

/** The opening of a screen, with its drawing, and with the buttons of the home screen where it has them. */
export function Hero() {
  const { page, Drawing } = useScreen();
  const { hero } = useContent<'*'>();
  return (
    <div className="hero">
      <div className="hero-words">
        <p className="eyebrow">
          <Text>{hero.eyebrow}</Text>
        </p>
        <h1>
          <Text>{hero.heading}</Text>
        </h1>
        <p className="lead">
          <Text>{hero.lead}</Text>
        </p>
        {page.key === 'index' && <HomeActions />}
      </div>
      {Drawing && (
        <div className="hero-drawing">
          <Drawing />
        </div>
      )}
    </div>
  );
}

function HomeActions() {
  const { hero } = useContent<'index'>();
  return (
    <p className="actions">
      <Link to={quotePath} className="button">
        <Text>{hero.primary}</Text>
      </Link>
      <Link to={pathOf('portfolio')} className="button secondary">
        <Text>{hero.secondary}</Text>
      </Link>
    </p>
  );
}
