/** The email address in a sentence. */
export { EmailLink as Email } from './ContactLinks.tsx';
