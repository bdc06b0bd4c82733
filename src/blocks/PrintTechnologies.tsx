import { printTechnologies } from '../../schema/formats.ts';
import { useContent } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import './PrintTechnologies.css';

/** What each print technology asks of a model. */
export function PrintTechnologies() {
  const { technologies } = useContent<'services/*'>();
  const { t } = useComponentWords();
  if (!technologies) return null;
  return (
    <dl className="cards">
      {printTechnologies.map((name) => (
        <div key={name} className="card">
          <dt>
            <bdi>{name}</bdi> <small>{t(`technologies.${name}`)}</small>
          </dt>
          <dd>
            <Text>{technologies[name]}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
