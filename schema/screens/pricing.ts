import { price } from '../facts.ts';
import { group, screen, text, texts } from '../fields.ts';

const plan = <Unit extends 'hour' | 'project' | 'month'>(what: string, per: Unit) =>
  group(`The ${what} plan.`, {
    title: text(`Name of the ${what} plan.`),
    summary: text(`Who the ${what} plan suits, in one sentence.`),
    ...price(per),
    includes: texts(`What the ${what} plan includes.`),
    action: text(
      `Label of the button of the ${what} plan; it leads to the request for a quote, with the plan selected.`,
    ),
  });

export const pricing = screen({
  plans: group('The three ways to hire the studio.', {
    hourly: plan('hourly', 'hour'),
    project: plan('project-based', 'project'),
    monthly: plan('monthly', 'month'),
  }),
  quote: group('The request for a custom quote.', {
    heading: text('Heading of the quote block.'),
    text: text('What to send for a quote and what comes back.'),
    needs: texts('What a request should contain.'),
    subject: text(
      'Subject line of the email the visitor sends; a plan or services may follow after a colon.',
    ),
    body: text('First lines of the message the visitor sends; answers or questions follow below.'),
    bodyFor: text(
      'First lines of the message when a plan or services are chosen. {{about}} names them, as in “Monthly · Rendering and Texturing”, so put it after a colon.',
    ),
    action: text('Label of the button that opens the email.'),
    whatsapp: text('Label of the button that opens WhatsApp.'),
    intro: text('Says above the fields that all may be left empty.'),
    services: text('Name of the list of services.'),
    plans: text('Name of the list of the three plans.'),
    products: text('Label of the field for the number of products; also its line in the message.'),
    formats: text('Name of the list of file formats; also their line in the message.'),
    deadline: text('Label of the field for the date; also its line in the message.'),
    notes: text('Label of the field for anything else; also its line in the message.'),
    hint: text('What to write in the field for anything else.'),
    errors: group('Error messages beside the fields.', {
      products: text('The number of products is not a number.'),
      deadline: text('The date is in the past.'),
    }),
  }),
  disclaimer: text('Says that the prices are a reference and not final.'),
});
