import { z } from 'zod';
import { group, plural, text } from '../fields.ts';

/** `content/<lang>/components.json`: the fixed texts of components. */
export const components = z.strictObject({
  step: group('A step on the process screen.', {
    number: text('Small line above the name of a step; {{number}} is filled in.'),
    deliverables: text('Heading above what the client receives in the step.'),
    clientInput: text('Heading above what the studio needs from the client.'),
    tools: text('Heading above the tools of the step.'),
    duration: text('Heading above how long the step takes.'),
    varies: text('Duration of a step that depends on the scope.'),
  }),
  price: group('A price on the pricing screen.', {
    from: text('Starting price; {{price}} is an amount with its unit, as in “$500 per project”.'),
    hour: text('Price of an hour; {{amount}} is filled in.'),
    project: text('Price of a project; {{amount}} is filled in.'),
    month: text('Price of a month; {{amount}} is filled in.'),
    includes: text('Heading above what a plan includes.'),
  }),
  formats: group('The table of file formats on the service screens.', {
    caption: text('Name of the table for screen readers; {{list}} is the list of formats.'),
    format: text('Header of the column with the names of the formats.'),
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
  request: group('The message that a visitor writes from the site.', {
    point: text(
      'A point for the visitor to fill in, with its final punctuation mark; {{text}} is the point.',
    ),
    answer: text('A point the visitor has filled in: {{text}} is the point, {{value}} the answer.'),
    portfolio: text('Subject line of the portfolio request; the name of a service may follow after a colon.'),
    portfolioBody: text('First lines of that email; the visitor continues below them.'),
    copy: text('Button that copies the message.'),
    long: text('Shown when the message is too long for the button that opens an email.'),
    longer: text('Shown when the message is also too long for the button that opens WhatsApp.'),
  }),
  copy: group('Copying to the clipboard.', {
    phone: text('Button that copies the phone number.'),
    email: text('Button that copies the email address.'),
    done: text('Notice after something was copied.'),
    refused: text('Shown above the selected text when the browser does not allow copying.'),
  }),
  storage: group('The table of stored items in the privacy policy.', {
    key: text('Header of the column with the names of the items.'),
    purpose: text('Header of the column that says what an item is for.'),
    content: text('Header of the column that says what an item contains.'),
    kept: text('Header of the column that says how long an item is kept.'),
  }),
  sample: text('Label beside every picture: it shows a model of the studio’s own, not client work.'),
  revised: text('When a legal text was last changed; {{date}} is filled in.'),
  sitemap: group('The sitemap screen.', {
    pages: plural('How many screens there are; {{count}} is the number.'),
  }),
});
