import type { Prose } from '../../prose.ts';

const mark = '["\'“”„‟«»‘’‚‹›「」『』＂`]';
const whole = new RegExp(`^\\s*${mark}(?:(?!["“”„«»「」]).)+${mark}\\s*$`, 'su');
const any = /["“”„«»「」『』＂`]/u;

/**
 * Whether a field as a whole stands in quotation marks of which English has none, as when a text was put between
 * them twice: `title: '"Over ons"'`. A text of which only a part is quoted has its marks for a reason.
 *
 * @param originals the English text of the field
 */
export const strayQuotes = ({ kind, text }: Prose, originals: readonly Prose[]): boolean =>
  kind === 'field' &&
  whole.test(text) &&
  originals.length > 0 &&
  originals.every((original) => !any.test(original.text) && !whole.test(original.text));
