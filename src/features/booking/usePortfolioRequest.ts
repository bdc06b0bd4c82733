import { mailtoUrl } from '../../site/ContactLinks.tsx';
import { useWords } from '../../site/useWords.ts';

/** Returns the URL of an email that requests the portfolio, or only the work of one service. */
export function usePortfolioRequest(service?: string): string {
  const t = useWords('components');
  const text = t('request.portfolio');
  const subject = service ? t('request.answer', { text, value: service }) : text;
  return mailtoUrl(subject, t('request.portfolioBody'));
}
