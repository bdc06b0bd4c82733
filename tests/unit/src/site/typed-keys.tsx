import { useTranslation } from 'react-i18next';
import { useData } from '../../../../src/site/context.ts';
import { useWords } from '../../../../src/site/useWords.ts';
import { Words } from '../../../../src/site/Words.tsx';

/** Not run: this file must compile, and each misspelled key must be an error (`npx tsc --noEmit`). */

export function AttributesAndMessages() {
  const common = useWords('common');
  const labels = useWords('labels');
  const t = useWords();
  const { t: pricing } = useTranslation('pricing');
  return [
    common('consent.categories.analytics.title'),
    // @ts-expect-error a misspelled key of the interface
    common('consent.categories.analytics.titel'),
    // @ts-expect-error a screen that no menu has
    labels('services/weaving'),
    t('plans.hourly.title'),
    t('quote.needs', { returnObjects: true }).map((need) => need.length),
    // @ts-expect-error a misspelled key of a screen
    t('plans.hourly.titel'),
    // @ts-expect-error a field that is not a text
    t('plans.hourly.amount'),
    // @ts-expect-error a text is not a list
    t('hero.heading', { returnObjects: true }),
    // @ts-expect-error a misspelled key of a namespace
    pricing('plans.hourly.titel'),
  ];
}

export const words = (way: string) => (
  <>
    <Words k={`ways.${way}.text`} />
    {/* @ts-expect-error a group is not a text */}
    <Words k="hero" />
    <Words ns="common" k="footer.rights" values={{ year: 2026 }} />
    {/* @ts-expect-error a key of another namespace */}
    <Words ns="components" k="footer.rights" />
    <Words as="a" href="/" k="hero.heading" />
    {/* @ts-expect-error an attribute that the element does not have */}
    <Words as="p" href="/" k="hero.heading" />
  </>
);

export function Data() {
  const { plans } = useData<'pricing'>();
  return [
    plans.hourly.amount.toFixed(),
    // @ts-expect-error texts are not data
    plans.hourly.title,
  ];
}
