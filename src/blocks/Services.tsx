import { servicePages } from '../../schema/navigation.ts';
import { pathOf } from '../../schema/page-key.ts';
import { Picture } from '../showcase/pictures/Picture.tsx';
import type { PictureName } from '../showcase/pictures/pictures.ts';
import { useContentLocale } from '../site/context.ts';
import type { ServiceName } from '../site/keys.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';
import './Services.css';

/** A sample picture for each service, decorative beside its description. */
const pictures: { readonly [Page in (typeof servicePages)[number]]: PictureName } = {
  'services/modeling': 'chair-wireframe',
  'services/rendering': 'hero',
  'services/texturing': 'materials',
  'services/augmented-virtual-reality': 'ar',
  'services/print-ready-modeling': 'printing',
};

/** The five services, each with the label of its screen, a sentence and a picture. */
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
          <Picture name={pictures[page]} alt="" sizes="(min-width: 62rem) 9rem, 7rem" />
        </li>
      ))}
    </ul>
  );
}
