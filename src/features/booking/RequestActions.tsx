import type { MouseEvent, ReactNode } from 'react';
import { mailtoUrl, whatsappUrl } from '../../site/ContactLinks.tsx';
import { mailtoLimit, whatsappLimit } from '../../site/message-links.ts';
import { useHydrated } from '../../site/useHydrated.ts';
import { Words } from '../../site/Words.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface Props {
  subject: string;
  message: string;
  /** Labels of the two buttons. */
  email: ReactNode;
  whatsapp: ReactNode;
  /** Whether the message is ready; called on each click. */
  isReady: () => boolean;
  children?: ReactNode;
}

/** The ways to send a message. A message too long for a URL is not truncated: the link opens without it. */
export function RequestActions({ subject, message, email, whatsapp, isReady, children }: Props) {
  const mailto = mailtoUrl(subject, message);
  const chat = whatsappUrl(message);
  // Without JavaScript, nothing can be entered, so the message is never too long.
  const userAgent = useHydrated() ? navigator.userAgent : '';
  const isLong = mailto.length > mailtoLimit(userAgent);
  const isLongForChat = chat.length > whatsappLimit;
  const unlessReady = (event: MouseEvent) => {
    if (!isReady()) event.preventDefault();
  };
  return (
    <>
      <p className="request-long" role="status">
        {(isLong || isLongForChat) && (
          <Words ns="components" k={isLongForChat ? 'request.longer' : 'request.long'} />
        )}
      </p>
      <div className="actions">
        <a className="button" href={isLong ? mailtoUrl(subject, '') : mailto} onClick={unlessReady}>
          {email}
        </a>
        <a
          className="button secondary"
          href={isLongForChat ? whatsappUrl() : chat}
          target="_blank"
          rel="noopener noreferrer"
          onClick={unlessReady}
        >
          {whatsapp}
        </a>
      </div>
      <div className="actions more">
        <CopyButton text={message} label="request.copy" isReady={isReady} />
        {children}
      </div>
    </>
  );
}
