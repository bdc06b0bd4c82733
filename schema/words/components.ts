import { z } from 'zod';
import { group, plural, text } from '../fields.ts';

/** `content/<lang>/components.json`: the fixed texts of components. */
export const components = z.strictObject({
  step: group('A step on the process screen.', {
    number: text('Small line above the name of a step; {{number}} is the number of the step.'),
    deliverables: text('Heading above what the client receives in the step.'),
    clientInput: text('Heading above what the studio needs from the client.'),
    tools: text('Heading above the tools used in the step.'),
    duration: text('Heading above the duration of the step.'),
    varies: text('Shown as the duration of a step if it depends on the scope.'),
  }),
  price: group('A price on the pricing screen.', {
    from: text('Starting price; {{price}} is an amount with its unit, as in “$500 per project”.'),
    hour: text('Price per hour; {{amount}} is the amount, as in “$15”.'),
    project: text('Price per project; {{amount}} is the amount, as in “$500”.'),
    month: text('Price per month; {{amount}} is the amount, as in “$1,500”.'),
    includes: text('Heading above what a plan includes.'),
  }),
  formats: group('The table of file formats on the service screens.', {
    caption: text('Name of the table for screen readers; {{list}} is the list of formats.'),
    format: text('Header of the column with the format names.'),
    use: text('Header of the column that says what a format is for.'),
    GLB: text('What GLB files are for, in a few words.'),
    glTF: text('What glTF files are for, in a few words.'),
    USDZ: text('What USDZ files are for, in a few words.'),
    FBX: text('What FBX files are for, in a few words.'),
    PNG: text('What PNG files are for, in a few words.'),
    JPG: text('What JPG files are for, in a few words.'),
  }),
  technologies: group('Full names of the print technologies.', {
    FDM: text('Full name of FDM, fused deposition modeling.'),
    SLA: text('Full name of SLA, stereolithography.'),
    SLS: text('Full name of SLS, selective laser sintering.'),
  }),
  timeline: group('The chart of the typical timeline.', {
    stage: text('Header of the column with the stages.'),
    share: text('Header of the column with each stage’s share of the project time.'),
  }),
  request: group('The message that a visitor sends from a form on the site.', {
    point: text(
      'A line of the message for the visitor to fill in, with its final punctuation mark; {{text}} names what to fill in.',
    ),
    answer: text(
      'A line of the message with the visitor’s answer: {{text}} is the label, {{value}} the answer.',
    ),
    portfolio: text('Subject line of the portfolio request; the name of a service may follow after a colon.'),
    portfolioBody: text('First lines of the portfolio request; the visitor continues below them.'),
    copy: text('Button that copies the message.'),
    long: text('Shown when the message is too long for the button that opens an email.'),
    longer: text('Shown when the message is also too long for the button that opens WhatsApp.'),
  }),
  copy: group('Copying to the clipboard.', {
    phone: text('Button that copies the phone number.'),
    email: text('Button that copies the email address.'),
    done: text('Notice shown after something has been copied.'),
    refused: text('Shown above the selected text when the browser does not allow copying.'),
  }),
  storage: group('The table of stored items in the privacy policy.', {
    key: text('Header of the column with the names of the items.'),
    purpose: text('Header of the column that says what an item is for.'),
    content: text('Header of the column that says what an item contains.'),
    kept: text('Header of the column that says how long an item is kept.'),
  }),
  sample: text(
    'Label beside every picture: says that it shows one of the studio’s own models, not client work.',
  ),
  revised: text('Says when a legal text was last changed; {{date}} is the date.'),
  sitemap: group('The sitemap screen.', {
    pages: plural('Says how many screens there are; {{count}} is the number.'),
  }),
});
