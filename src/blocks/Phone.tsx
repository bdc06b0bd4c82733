/** The phone number within a sentence. */
export { PhoneLink as Phone } from '../site/ContactLinks.tsx';
