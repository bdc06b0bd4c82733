import { type NavigationPage, servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { useContent, useContentLocale } from '../screen/context.ts';
import { Link } from '../shell/Link.tsx';
import { PageLabel } from '../shell/PageLabel.tsx';
import { Text } from './Text.tsx';

type Service = keyof ScreenContent<'index'>['services'];

/** The five services with a sentence each; their names are those of their screens. */
export function Services() {
  const { services } = useContent<'index'>();
  const locale = useContentLocale();
  return (
    <ul className="cards five">
      {servicePages.map((key: NavigationPage) => (
        <li key={key} className="card">
          <h3>
            <Link to={pathOf(key)}>
              <PageLabel page={key} locale={locale} />
            </Link>
          </h3>
          <p>
            <Text>{services[key.slice('services/'.length) as Service]}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
