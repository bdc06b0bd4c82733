import site from 'virtual:hulma/site';
import { EmailLink, PhoneLink } from '../site/ContactLinks.tsx';
import { Words } from '../site/Words.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';

const links = { phone: <PhoneLink />, email: <EmailLink /> };

/** Phone and email as links within sentences, each with a copy button. */
export function ContactDetails() {
  return (
    <ul className="cards">
      {(['phone', 'email'] as const).map((way) => (
        <li key={way} className="card">
          <Words as="h3" k={`${way}.heading`} />
          <Words as="p" k={`${way}.text`} values={links} />
          <div>
            <CopyButton text={site[way]} label={`copy.${way}`} />
          </div>
        </li>
      ))}
    </ul>
  );
}
