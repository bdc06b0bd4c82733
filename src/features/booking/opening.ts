import type { TFunction } from 'i18next';
import type { ScreenWords } from '../../site/useWords.ts';

/**
 * Subject and first line of a request.
 *
 * @param about names what is asked for, in the words of the screen; the plain ones stand where it is empty
 * @param t the words of the screen with the form
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
