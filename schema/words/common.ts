import { z } from 'zod';
import { card, group, text } from '../fields.ts';

/** `content/<lang>/common.json`: the texts around every screen. */
export const common = z.strictObject({
  skip: text('Link at the very top, for keyboard users: jumps over the menu to the content.'),
  navigation: group('The header and its menu.', {
    label: text('Name of the main menu for screen readers.'),
    menu: text('Button that opens the menu on a phone.'),
    close: text('Button that closes the menu on a phone.'),
    services: text('Menu entry that opens the list of services; also their entry in the breadcrumb.'),
    quote: text('Button at the end of the header; it leads to the request for a quote.'),
  }),
  search: group('The search dialog.', {
    label: text('Name of the search: of its button, its dialog and its field.'),
    close: text('Button that closes the search.'),
    results: text('How many sections were found, for screen readers; {{count}} is the number.'),
    none: text(
      'Shown when nothing was found; {{query}} is what was typed. Links to sitemap and contact follow.',
    ),
    failed: text('Shown when the search could not be loaded. Links to sitemap and contact follow.'),
  }),
  language: group('The language selector.', {
    label: text('Name of the list of languages, for screen readers.'),
    current: text('Name of the button that opens the list; {{language}} is the language’s own name.'),
    untranslated: text(
      'Marks a screen that exists only in English, in the list of languages and the sitemap.',
    ),
  }),
  theme: group('The choice of the theme in the footer.', {
    label: text('Label of the list of themes.'),
    system: text('The theme of the visitor’s device.'),
    light: text('The light theme.'),
    dark: text('The dark theme.'),
  }),
  breadcrumb: text('Name of the breadcrumb for screen readers.'),
  contents: text('Heading of the list of sections of a long screen.'),
  section: group('The link beside the heading of a section.', {
    copy: text('Name of the link for screen readers; following it copies it.'),
    copied: text('Short message after that.'),
  }),
  neighbors: group('Links to other services at the end of a service.', {
    label: text('Name of these links for screen readers.'),
    previous: text('Above the name of the previous service.'),
    next: text('Above the name of the next service.'),
  }),
  page: group('The line under the content of a screen.', {
    edit: text('Link that opens the screen’s file for editing.'),
    updated: text('When the file last changed; {{date}} is the date.'),
  }),
  fallback: group('Notice on a screen that is not translated yet.', {
    notice: text('Says that the text is in English; {{language}} is the language’s own name.'),
    action: text('Link that opens a new file for the translation.'),
  }),
  footer: group('The footer.', {
    label: text('Name of the footer menu for screen readers.'),
    claim: text('One sentence about the studio beside its name.'),
    studio: text('Heading above the links about the studio.'),
    services: text('Heading above the links to the services.'),
    contact: text('Heading above phone, email and offices.'),
    languages: text('Heading above the list of languages.'),
    rights: text('Copyright line; {{year}} and {{company}} are filled in.'),
    sample: text('Says which details on the site are samples and not real.'),
  }),
  consent: group('The banner that asks about cookies, and the dialog with the settings.', {
    title: text('Heading of the banner.'),
    text: text('The banner’s two or three sentences.'),
    accept: text('Button that allows everything; in the banner and in the dialog.'),
    essential: text('Button that allows the essential category alone; in the banner and in the dialog.'),
    customize: text('Button of the banner that opens the dialog.'),
    hide: text('Button that hides the banner without a choice.'),
    signal: text('Shown when the browser sends the Global Privacy Control signal.'),
    settings: text('Heading of the dialog, and the button in the footer that opens it.'),
    introduction: text('One or two sentences under the heading of the dialog.'),
    categories: group('What can be allowed, as named in the privacy policy.', {
      essential: card('the category that is always on'),
      analytics: card('the category analytics'),
      marketing: card('the category marketing'),
    }),
    always: text('Mark beside the category that cannot be switched off.'),
    duration: text('Says how long a choice is kept: 12 months of 30 days.'),
    save: text('Button that saves the selected categories.'),
    close: text('Button that closes the dialog without a choice.'),
    saved: text('Short message after a choice.'),
    unsaved: text('Message after a choice that the browser does not allow the site to store.'),
  }),
  whatsapp: text('Tooltip and name of the round button that opens WhatsApp.'),
  top: text('Name of the button that scrolls to the top of the screen.'),
  loading: text('Shown when a screen takes more than a moment to load.'),
  notices: group('Toasts: short notices that appear for a few seconds.', {
    label: text('Name of the area of the notices for screen readers; Alt+T moves the focus there.'),
    close: text('Name of the button that closes a notice.'),
    offline: text('Notice that the internet connection is lost.'),
    online: text('Notice that the internet connection is back.'),
  }),
  error: group('Shown in place of a screen that failed.', {
    heading: text('Heading of the error.'),
    text: text('What the visitor can do.'),
    refresh: text('Button that reloads the page.'),
    retry: text('Button that tries to show the screen again.'),
  }),
});
