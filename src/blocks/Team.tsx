import { useContent } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import './Team.css';

/** The people of the studio. */
export function Team() {
  const { team } = useContent<'about'>();
  return (
    <ul className="cards team">
      {Object.entries(team).map(([key, member]) => (
        <li key={key} className="card">
          <img src={member.image} alt={member.imageAlt} width="160" height="160" loading="lazy" />
          <h3>
            <Text>{member.name}</Text>
          </h3>
          <p className="role">
            <Text>{member.title}</Text>
          </p>
          <p>
            <Text>{member.bio}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
