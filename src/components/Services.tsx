import { servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { ServiceMark } from '../drawings/ServiceMark.tsx';
import { useContent, useContentLocale } from '../screen/context.ts';
import { Link } from '../shell/Link.tsx';
import { PageLabel } from '../shell/PageLabel.tsx';
import { Text } from './Text.tsx';
import '../styles/services.css';

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
