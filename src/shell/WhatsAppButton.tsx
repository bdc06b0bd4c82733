import { whatsappUrl } from '../components/ContactLinks.tsx';
import { WhatsAppIcon } from './icons.tsx';
import { useShellWords } from './words.ts';

/** The round button that opens a chat on WhatsApp; its tooltip shows on hover and on focus. */
export function WhatsAppButton() {
  const { t } = useShellWords();
  return (
    <a className="whatsapp-button" href={whatsappUrl()} target="_blank" rel="noopener noreferrer">
      <WhatsAppIcon />
      <span className="tooltip">{t('whatsapp')}</span>
    </a>
  );
}
