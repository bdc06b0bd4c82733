/** The phone number in a sentence. */
export { PhoneLink as Phone } from '../site/ContactLinks.tsx';
