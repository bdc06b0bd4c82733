import site from 'virtual:hulma/site';
import { EmailLink, PhoneLink } from '../site/ContactLinks.tsx';
import { useContent } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import { CopyButton } from '../ui/CopyButton.tsx';

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
