import { useData } from '../site/context.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import './Team.css';

/** The people of the studio. */
export function Team() {
  const { team } = useData<'about'>();
  const t = useWords();
  return (
    <ul className="cards team">
      {Object.entries(team).map(([key, { image }]) => (
        <li key={key} className="card">
          <img src={image} alt={t(`team.${key}.imageAlt`)} width="160" height="160" loading="lazy" />
          <h3>
            <Words k={`team.${key}.name`} />
          </h3>
          <p className="role">
            <Words k={`team.${key}.title`} />
          </p>
          <p>
            <Words k={`team.${key}.bio`} />
          </p>
        </li>
      ))}
    </ul>
  );
}
