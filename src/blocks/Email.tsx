/** The email address within a sentence. */
export { EmailLink as Email } from '../site/ContactLinks.tsx';
