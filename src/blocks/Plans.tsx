import { quotePathFor } from '../../schema/navigation.ts';
import type { ScreenData } from '../../schema/screens/index.ts';
import { WorkTime } from '../showcase/drawings/WorkTime.tsx';
import { useData } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Words } from '../site/Words.tsx';
import { Price } from './parts/Price.tsx';
import { TextList } from './parts/TextList.tsx';
import './Plans.css';

export type PlanName = keyof ScreenData<'pricing'>['plans'];

/** The three ways to hire the studio, with their reference prices. */
export function Plans() {
  const { plans } = useData<'pricing'>();
  return (
    <ul className="plans">
      {(Object.keys(plans) as PlanName[]).map((name) => (
        <li key={name} id={name} className="card">
          <WorkTime per={plans[name].per} />
          <Words as="h2" k={`plans.${name}.title`} />
          <p className="price">
            <Price of={plans[name]} />
          </p>
          <Words as="p" k={`plans.${name}.summary`} />
          <Words as="h3" ns="components" k="price.includes" />
          <TextList k={`plans.${name}.includes`} className="ticks" />
          <p>
            <Link to={quotePathFor(name)} className="button secondary">
              <Words k={`plans.${name}.action`} />
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
