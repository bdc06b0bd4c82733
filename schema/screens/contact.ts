import { z } from 'zod';
import { group, hero, pageFields, text, texts } from '../fields.ts';

const office = (where: string) =>
  group(`The office in ${where}.`, {
    title: text(`Name of the place: city and country of the office in ${where}.`),
    company: text('Company name at this address; {{company}} stands for the studio’s name.'),
    address: texts('Lines of the address, as the post office of the country writes them.'),
  });

export const contact = z.strictObject({
  ...pageFields,
  hero: hero(),
  booking: group('The area where a visitor asks for a meeting.', {
    heading: text('Heading of the booking area.'),
    text: text('What the meeting is for and how long it takes to answer.'),
    agenda: texts('What is talked about in the meeting.'),
    subject: text('Subject line of the email the visitor sends.'),
    body: text('First lines of the message the visitor sends, by email or WhatsApp.'),
    email: text('Words on the button that opens an email.'),
    whatsapp: text('Words on the button that opens WhatsApp.'),
    scheduler: text('Words on the button that opens the external scheduler, when one is configured.'),
  }),
  phone: group('The phone number.', {
    heading: text('Heading above the phone number.'),
    text: text('Sentence with the number; {{phone}} stands for it.'),
  }),
  email: group('The email address.', {
    heading: text('Heading above the email address.'),
    text: text('Sentence with the address; {{email}} stands for it.'),
  }),
  offices: group('The three offices.', {
    philippines: office('the Philippines'),
    ireland: office('Ireland'),
    usa: office('the USA'),
  }),
});
