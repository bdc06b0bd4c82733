import site from 'virtual:hulma/site';
import { useContent } from '../screen/context.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Text } from './Text.tsx';
import { useComponentWords } from './useComponentWords.ts';

/** Phone and email, as links inside their sentences, each with a button that copies it. */
export function ContactDetails() {
  const { phone, email } = useContent<'contact'>();
  const { t } = useComponentWords();
  return (
    <ul className="cards">
      <li className="card">
        <h3>
          <Text>{phone.heading}</Text>
        </h3>
        <p>
          <Text variables={{ phone: <PhoneLink /> }}>{phone.text}</Text>
        </p>
        <div>
          <CopyButton text={site.phone} label={t('copy.phone')} />
        </div>
      </li>
      <li className="card">
        <h3>
          <Text>{email.heading}</Text>
        </h3>
        <p>
          <Text variables={{ email: <EmailLink /> }}>{email.text}</Text>
        </p>
        <div>
          <CopyButton text={site.email} label={t('copy.email')} />
        </div>
      </li>
    </ul>
  );
}
