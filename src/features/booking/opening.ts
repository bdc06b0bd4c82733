import type { TFunction } from 'i18next';
import type { ScreenWords } from '../../site/useWords.ts';

/** Subject and first line of a request, about something in the words of the screen; generic if that is empty. */
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
