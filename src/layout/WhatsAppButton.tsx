import { useEffect, useRef, useState } from 'react';
import { whatsappUrl } from '../site/ContactLinks.tsx';
import { useLocale } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import { WhatsAppIcon } from '../ui/icons.tsx';

/** Opens a chat on WhatsApp. Its tooltip shows until dismissed by Escape (WCAG 1.4.13) or a language switch. */
export function WhatsAppButton() {
  const locale = useLocale();
  const [isDismissed, setDismissed] = useState(false);
  const before = useRef(locale);
  useEffect(() => {
    if (before.current !== locale) setDismissed(true);
    before.current = locale;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [locale]);
  const showTooltip = () => setDismissed(false);
  return (
    <a
      className="whatsapp-button"
      href={whatsappUrl()}
      target="_blank"
      rel="noopener noreferrer"
      data-dismissed={isDismissed || undefined}
      onPointerEnter={showTooltip}
      onFocus={showTooltip}
    >
      <WhatsAppIcon />
      <Words as="span" className="tooltip" ns="common" k="whatsapp" />
    </a>
  );
}
