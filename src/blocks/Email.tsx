/** The email address in a sentence. */
export { EmailLink as Email } from '../site/ContactLinks.tsx';
