import { servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { ServiceMark } from '../showcase/drawings/ServiceMark.tsx';
import { useContent, useContentLocale } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { PageLabel } from '../site/PageLabel.tsx';
import { Text } from '../site/Text.tsx';
import './Services.css';

type Service = keyof ScreenContent<'index'>['services'];

/** The five services with a sentence each; their names are those of their screens. */
export function Services() {
  const { services } = useContent<'index'>();
  const locale = useContentLocale();
  return (
    <ul className="services">
      {servicePages.map((key) => (
        <li key={key}>
          <h3>
            <Link to={pathOf(key)}>
              <PageLabel page={key} locale={locale} />
            </Link>
          </h3>
          <p>
            <Text>{services[key.slice('services/'.length) as Service]}</Text>
          </p>
          <ServiceMark page={key} />
        </li>
      ))}
    </ul>
  );
}
