import type { TFunction } from 'i18next';
import type { ScreenWords } from '../../site/useWords.ts';

/** Returns the subject and first line of a request, from the screen's words; generic if `about` is empty. */
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
