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
          <Words as="h3" k={`team.${key}.name`} />
          <Words as="p" className="role" k={`team.${key}.title`} />
          <Words as="p" k={`team.${key}.bio`} />
        </li>
      ))}
    </ul>
  );
}
