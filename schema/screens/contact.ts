import { group, screen, text, texts } from '../fields.ts';

const office = (where: string) =>
  group(`The office in ${where}.`, {
    title: text(`City and country of the office in ${where}.`),
    company: text('Company name at this address; {{company}} is the studio’s name.'),
    address: texts('Lines of the address, in the postal format of the country.'),
  });

export const contact = screen({
  booking: group('The meeting request form.', {
    heading: text('Heading of the meeting request form.'),
    text: text(
      'What the meeting is for, and that the studio will confirm the proposed time or suggest another.',
    ),
    agenda: texts('The topics of the meeting.'),
    subject: text('Subject line of the email the visitor sends; a topic may follow after a colon.'),
    body: text('First lines of the message the visitor sends, by email or WhatsApp.'),
    bodyFor: text(
      'First lines of the message when a topic is chosen. {{about}} is the name of a service, such as “Rendering”, so put it after a colon.',
    ),
    email: text('Label of the button that opens an email.'),
    whatsapp: text('Label of the button that opens WhatsApp.'),
    scheduler: text('Label of the button that opens the external scheduler, if one is configured.'),
    calendar: text('Label of the button that saves the proposed time as a calendar file.'),
    note: text('Says that saving the calendar file does not arrange the meeting.'),
    topic: text('Label of the list of topics: the services and 3D configurators.'),
    anyTopic: text('Option in the list of topics for any other topic.'),
    day: text('Label of the field for the day.'),
    time: text('Label of the field for the time.'),
    slot: text(
      'Option in the list of times: {{time}} is the time in the visitor’s time zone, {{manila}} the time in Manila.',
    ),
    prompt: text('First option in the list of times, shown before one is chosen.'),
    noDay: text('First option in the list of times, shown until a day with available times is chosen.'),
    zone: text('Says which time zone the times are in; {{zone}} is the name of the visitor’s time zone.'),
    notes: text('Label of the field for anything else.'),
    hint: text('What to write in the field for anything else.'),
    yours: text('Label of the chosen time in the visitor’s time zone, on the screen and in the message.'),
    manila: text('Label of the chosen time in Manila, on the screen and in the message.'),
    moment: text('The chosen time in the message: {{moment}} is the day and time, {{zone}} the time zone.'),
    errors: group('Error messages beside the fields.', {
      day: text('Shown if no day is chosen.'),
      range: text(
        'Shown if the day is too early or too late; {{first}} and {{last}} are the first and last possible days.',
      ),
      full: text('Shown if the day has no times, because it is on a weekend or too soon.'),
      time: text('Shown if no time is chosen.'),
    }),
  }),
  phone: group('The phone number.', {
    heading: text('Heading above the phone number.'),
    text: text('Sentence that contains the number, {{phone}}.'),
  }),
  email: group('The email address.', {
    heading: text('Heading above the email address.'),
    text: text('Sentence that contains the address, {{email}}.'),
  }),
  offices: group('The three offices.', {
    philippines: office('the Philippines'),
    ireland: office('Ireland'),
    usa: office('the USA'),
  }),
});
