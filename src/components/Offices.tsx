import { useContent } from '../screen/context.ts';
import { Text } from './Text.tsx';

/** The three offices as address blocks. */
export function Offices() {
  const { offices } = useContent<'contact'>();
  return (
    <ul className="cards">
      {Object.entries(offices).map(([key, { title, company, address }]) => (
        <li key={key} className="card">
          <h3>
            <Text>{title}</Text>
          </h3>
          <address>
            <Text>{company}</Text>
            {address.map((line) => (
              <span key={line}>
                {/* Each line has the direction of its own script: “1 Sample Street” stays that way in Arabic. */}
                <bdi>
                  <Text>{line}</Text>
                </bdi>
              </span>
            ))}
          </address>
        </li>
      ))}
    </ul>
  );
}
