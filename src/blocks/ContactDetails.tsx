import site from 'virtual:hulma/site';
import { EmailLink, PhoneLink } from '../site/ContactLinks.tsx';
import { Words } from '../site/Words.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';

/** Phone and email as links within sentences, each with a copy button. */
export function ContactDetails() {
  return (
    <ul className="cards">
      <li className="card">
        <Words as="h3" k="phone.heading" />
        <Words as="p" k="phone.text" values={{ phone: <PhoneLink /> }} />
        <div>
          <CopyButton text={site.phone} label="copy.phone" />
        </div>
      </li>
      <li className="card">
        <Words as="h3" k="email.heading" />
        <Words as="p" k="email.text" values={{ email: <EmailLink /> }} />
        <div>
          <CopyButton text={site.email} label="copy.email" />
        </div>
      </li>
    </ul>
  );
}
