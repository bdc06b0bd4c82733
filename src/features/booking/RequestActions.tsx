import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { mailtoUrl, whatsappUrl } from '../../site/ContactLinks.tsx';
import { mailtoLimit, whatsappLimit } from '../../site/message-links.ts';
import { Words } from '../../site/Words.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

interface Props {
  subject: string;
  message: string;
  /** Words on the two buttons. */
  email: ReactNode;
  whatsapp: ReactNode;
  /** Whether the message may be taken yet; asked on each click. */
  isReady: () => boolean;
  /** Other ways to take it, after these. */
  children?: ReactNode;
}

/** The browser stays the same. */
const never = () => () => undefined;

/**
 * The ways to take a message. The links work with the plain message before and without the script. A message that does
 * not fit into an address is not cut: the link opens without it, and words say to copy it.
 */
export function RequestActions({ subject, message, email, whatsapp, isReady, children }: Props) {
  const mailto = mailtoUrl(subject, message);
  const chat = whatsappUrl(message);
  // Without the script, nothing has been filled in that could be too long.
  const userAgent = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  );
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
