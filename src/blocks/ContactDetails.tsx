import site from 'virtual:hulma/site';
import { EmailLink, PhoneLink } from '../site/ContactLinks.tsx';
import { Words } from '../site/Words.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';

/** Phone and email, as links inside their sentences, each with a button that copies it. */
export function ContactDetails() {
  return (
    <ul className="cards">
      <li className="card">
        <h3>
          <Words k="phone.heading" />
        </h3>
        <p>
          <Words k="phone.text" values={{ phone: <PhoneLink /> }} />
        </p>
        <div>
          <CopyButton text={site.phone} label="copy.phone" />
        </div>
      </li>
      <li className="card">
        <h3>
          <Words k="email.heading" />
        </h3>
        <p>
          <Words k="email.text" values={{ email: <EmailLink /> }} />
        </p>
        <div>
          <CopyButton text={site.email} label="copy.email" />
        </div>
      </li>
    </ul>
  );
}
