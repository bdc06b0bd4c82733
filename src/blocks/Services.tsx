import { servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { ServiceMark } from '../showcase/drawings/ServiceMark.tsx';
import { useContentLocale } from '../site/context.ts';
import type { ServiceName } from '../site/keys.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';
import './Services.css';

/** The five services with a sentence each, named like their screens. */
export function Services() {
  const locale = useContentLocale();
  return (
    <ul className="services">
      {servicePages.map((page) => (
        <li key={page}>
          <h3>
            <Link to={pathOf(page)}>
              <Words ns="labels" k={page} lng={locale} />
            </Link>
          </h3>
          <Words as="p" k={`services.${page.slice('services/'.length) as ServiceName}`} />
          <ServiceMark page={page} />
        </li>
      ))}
    </ul>
  );
}
