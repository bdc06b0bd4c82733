import { mailtoUrl } from '../../site/ContactLinks.tsx';
import { useWords } from '../../site/useWords.ts';

/**
 * Address of an email that asks to see work.
 *
 * @param service whose work, when it is not that of all
 */
export function usePortfolioRequest(service?: string): string {
  const t = useWords('components');
  const text = t('request.portfolio');
  const subject = service ? t('request.answer', { text, value: service }) : text;
  return mailtoUrl(subject, t('request.portfolioBody'));
}
