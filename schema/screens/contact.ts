import { group, screen, text, texts } from '../fields.ts';

const office = (where: string) =>
  group(`The office in ${where}.`, {
    title: text(`City and country of the office in ${where}.`),
    company: text('Company name at this address; {{company}} is the studio’s name.'),
    address: texts('Lines of the address, in the postal format of the country.'),
  });

export const contact = screen({
  booking: group('The area where a visitor requests a meeting.', {
    heading: text('Heading of the booking area.'),
    text: text('What the meeting is for, and that a proposed time is confirmed or answered with another.'),
    agenda: texts('The topics of the meeting.'),
    subject: text('Subject line of the email the visitor sends; a topic may follow after a colon.'),
    body: text('First lines of the message the visitor sends, by email or WhatsApp.'),
    bodyFor: text(
      'First lines of the message when a topic is chosen. {{about}} is the name of a service, as in “Rendering”, so put it after a colon.',
    ),
    email: text('Label of the button that opens an email.'),
    whatsapp: text('Label of the button that opens WhatsApp.'),
    scheduler: text('Label of the button that opens the external scheduler, if one is configured.'),
    calendar: text('Label of the button that saves the proposed time as a calendar file.'),
    note: text('Says that saving the calendar file does not arrange the meeting.'),
    topic: text('Label of the choice of a topic: the services and 3D configurators.'),
    anyTopic: text('Option of that choice for any other topic.'),
    day: text('Label of the field for the day.'),
    time: text('Label of the field for the time.'),
    slot: text('A time to choose: {{time}} in the visitor’s time zone, {{manila}} in Manila.'),
    prompt: text('First option of the list of times, before one is chosen.'),
    noDay: text('First option of the list of times, before a day is chosen.'),
    zone: text('Says which time zone the times are in; {{zone}} is the name of the visitor’s time zone.'),
    notes: text('Label of the field for anything else.'),
    hint: text('What to write in the field for anything else.'),
    yours: text('Label of the chosen time in the visitor’s time zone, on the screen and in the message.'),
    manila: text('Label of the chosen time in Manila, on the screen and in the message.'),
    moment: text('The chosen time in the message: {{moment}} is day and time, {{zone}} the time zone.'),
    errors: group('Error messages beside the fields.', {
      day: text('No day is chosen.'),
      range: text('The day is too early or too late; {{first}} and {{last}} are days.'),
      full: text('The day has no times: a weekend, or too soon.'),
      time: text('No time is chosen.'),
    }),
  }),
  phone: group('The phone number.', {
    heading: text('Heading above the phone number.'),
    text: text('Sentence with the number, {{phone}}.'),
  }),
  email: group('The email address.', {
    heading: text('Heading above the email address.'),
    text: text('Sentence with the address, {{email}}.'),
  }),
  offices: group('The three offices.', {
    philippines: office('the Philippines'),
    ireland: office('Ireland'),
    usa: office('the USA'),
  }),
});
