import { card, entries, group, screen, text } from '../fields.ts';

export const careers = screen({
  roles: entries('The kinds of work that the studio does.', card('a kind of work')),
  apply: group('How to apply.', {
    heading: text('Heading of the block about how to apply.'),
    text: text('What to send with an application, and to whom.'),
    subject: text('Subject line of the email the visitor sends.'),
    action: text('Label of the button that opens the email.'),
  }),
});
