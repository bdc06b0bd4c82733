import type { TFunction } from 'i18next';
import type { ScreenWords } from '../../site/useWords.ts';

/**
 * Subject and first line of a request.
 *
 * @param about what is requested, in the words of the screen; if empty, the generic texts are used
 * @param t the texts of the screen with the form
 */
export function openingOf(
  request: 'quote' | 'booking',
  about: string,
  t: ScreenWords,
  components: TFunction<'components'>,
): { subject: string; body: string } {
  const text = t(`${request}.subject`);
  if (!about) return { subject: text, body: t(`${request}.body`) };
  return {
    subject: components('request.answer', { text, value: about }),
    body: t(`${request}.bodyFor`, { about }),
  };
}
