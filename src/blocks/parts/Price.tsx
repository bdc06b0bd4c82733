import type { ScreenData } from '../../../schema/screens/index.ts';
import { Formatted } from '../../site/formats/Formatted.tsx';
import { formatMoney } from '../../site/formats/format.ts';
import { Words } from '../../site/Words.tsx';

type Prices = ScreenData<'index'>['prices'];

/** A reference price: “From $500 per project”, with the amount in large type. */
export function Price({ of: { amount, from, per } }: { of: Prices[keyof Prices] }) {
  const money = (
    <strong>
      <Formatted>{(locale) => formatMoney(amount, locale)}</Formatted>
    </strong>
  );
  const price = <Words ns="components" k={`price.${per}`} values={{ amount: money }} />;
  return from ? <Words ns="components" k="price.from" values={{ price }} /> : price;
}
