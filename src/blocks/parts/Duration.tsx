import type { ScreenData } from '../../../schema/screens/index.ts';
import { Formatted } from '../../site/formats/Formatted.tsx';
import { formatDuration } from '../../site/formats/format.ts';
import { Words } from '../../site/Words.tsx';

/** How long a step takes: `1–3 days`, or that it depends on the scope. */
export function Duration({ of }: { of: ScreenData<'process'>['steps']['consult']['duration'] }) {
  if (of === 'varies') return <Words ns="components" k="step.varies" />;
  return <Formatted>{(locale) => formatDuration(of.min, of.max, of.unit, locale)}</Formatted>;
}
