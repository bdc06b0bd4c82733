import { useData } from '../site/context.ts';
import { Link } from '../site/Link.tsx';
import { Price } from './parts/Price.tsx';
import './Savings.css';

/** The reference prices by hour, project and month, each a link to its plan. */
export function Prices() {
  const { prices } = useData<'index'>();
  return (
    <ul className="prices">
      {(['hourly', 'project', 'monthly'] as const).map((plan) => (
        <li key={plan}>
          <Link to={`/pricing#${plan}`}>
            <Price of={prices[plan]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
