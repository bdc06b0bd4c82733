import { price } from '../facts.ts';
import { group, screen, text, texts } from '../fields.ts';

const plan = <Unit extends 'hour' | 'project' | 'month'>(what: string, per: Unit) =>
  group(`The ${what} plan.`, {
    title: text(`Name of the ${what} plan.`),
    summary: text(`Who the ${what} plan suits, in one sentence.`),
    ...price(per),
    includes: texts(`What the ${what} plan includes.`),
    action: text(
      `Label of the button for the ${what} plan; it leads to the quote request form, with the plan selected.`,
    ),
  });

export const pricing = screen({
  plans: group('The three ways to hire the studio.', {
    hourly: plan('hourly', 'hour'),
    project: plan('project-based', 'project'),
    monthly: plan('monthly', 'month'),
  }),
  quote: group('The quote request form.', {
    heading: text('Heading of the quote request form.'),
    text: text('What to send for a quote and what the visitor gets back.'),
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
    intro: text('Shown above the fields: says that any of them can be left empty.'),
    services: text('Label of the list of services.'),
    plans: text('Label of the list of the three plans.'),
    products: text('Label of the number of products, in the form and in the message.'),
    formats: text('Label of the list of file formats, in the form and in the message.'),
    deadline: text('Label of the date by which the files are needed, in the form and in the message.'),
    notes: text('Label of the field for anything else, in the form and in the message.'),
    hint: text('What to write in the field for anything else.'),
    errors: group('Error messages beside the fields.', {
      products: text('Shown if the number of products is not a number.'),
      deadline: text('Shown if the date is incomplete or in the past.'),
    }),
  }),
  disclaimer: text('Says that the prices are for reference only and not final.'),
});
