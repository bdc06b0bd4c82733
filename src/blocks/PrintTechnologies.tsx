import { printTechnologies } from '../../schema/formats.ts';
import { Words } from '../site/Words.tsx';

/** What each print technology requires of a model. */
export function PrintTechnologies() {
  return (
    <dl className="cards" data-count={printTechnologies.length}>
      {printTechnologies.map((name) => (
        <div key={name} className="card">
          <dt>
            <bdi>{name}</bdi> <Words as="small" ns="components" k={`technologies.${name}`} />
          </dt>
          <Words as="dd" k={`technologies.${name}`} />
        </div>
      ))}
    </dl>
  );
}
