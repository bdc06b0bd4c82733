import { pathOf } from '../../schema/page-key.ts';
import type { ScreenContent } from '../../schema/screens/index.ts';
import { WorkTime } from '../showcase/drawings/WorkTime.tsx';
import { useContent } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatMoney } from '../site/formats/format.ts';
import { Link } from '../site/Link.tsx';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import { TextList } from './parts/TextList.tsx';
import './Plans.css';

type Plan = ScreenContent<'pricing'>['plans'][keyof ScreenContent<'pricing'>['plans']];

/** The three ways to hire the studio, with their reference prices. */
export function Plans() {
  const { plans } = useContent<'pricing'>();
  const { t } = useComponentWords();
  return (
    <ul className="plans">
      {Object.values(plans).map((plan) => (
        <li key={plan.per} className="card">
          <WorkTime per={plan.per} />
          <h2>
            <Text>{plan.title}</Text>
          </h2>
          <p className="price">
            <Price plan={plan} />
          </p>
          <p>
            <Text>{plan.summary}</Text>
          </p>
          <h3>{t('price.includes')}</h3>
          <TextList texts={plan.includes} className="ticks" />
          <p>
            <Link to={pathOf('contact')} className="button secondary">
              <Text>{plan.action}</Text>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Price({ plan: { amount, from, per } }: { plan: Plan }) {
  const { t, locale } = useComponentWords();
  const amountOfUnit = (
    <Text
      variables={{
        amount: (
          <strong>
            <Formatted>{() => formatMoney(amount, locale)}</Formatted>
          </strong>
        ),
      }}
    >
      {t(`price.${per}`, keepPlaceholders)}
    </Text>
  );
  return from ? (
    <Text variables={{ price: amountOfUnit }}>{t('price.from', keepPlaceholders)}</Text>
  ) : (
    amountOfUnit
  );
}

/** The placeholders of these words stand for elements, which the component puts in itself. */
const keepPlaceholders = { skipInterpolation: true } as const;
