import { useContent } from '../screen/context.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { Text } from './Text.tsx';

/** Phone and email, as links inside their sentences. */
export function ContactDetails() {
  const { phone, email } = useContent<'contact'>();
  return (
    <ul className="cards">
      <li className="card">
        <h3>
          <Text>{phone.heading}</Text>
        </h3>
        <p>
          <Text variables={{ phone: <PhoneLink /> }}>{phone.text}</Text>
        </p>
      </li>
      <li className="card">
        <h3>
          <Text>{email.heading}</Text>
        </h3>
        <p>
          <Text variables={{ email: <EmailLink /> }}>{email.text}</Text>
        </p>
      </li>
    </ul>
  );
}
