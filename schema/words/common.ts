import { z } from 'zod';
import { card, group, text } from '../fields.ts';

/** `content/<lang>/common.json`: the texts around every screen. */
export const common = z.strictObject({
  skip: text('Link at the very top of the page, for keyboard users: skips the menu and goes to the content.'),
  navigation: group('The header and its menu.', {
    label: text('Name of the main menu, for screen readers.'),
    menu: text('Button that opens the menu on a phone.'),
    close: text('Button that closes the menu on a phone.'),
    services: text(
      'Menu item that opens the list of services; also the item for services in the breadcrumb.',
    ),
    quote: text('Button at the end of the header; it leads to the quote request form.'),
  }),
  search: group('The search dialog.', {
    label: text('Name of the search button, dialog and field.'),
    close: text('Button that closes the search.'),
    results: text('Says how many sections were found, for screen readers; {{count}} is the number.'),
    none: text(
      'Shown when nothing was found; {{query}} is what the visitor typed. Links to the sitemap and the contact screen follow.',
    ),
    failed: text(
      'Shown when the search could not be loaded. Links to the sitemap and the contact screen follow.',
    ),
  }),
  language: group('The language selector.', {
    label: text('Name of the list of languages, for screen readers.'),
    current: text('Name of the button that opens the list; {{language}} is the language’s own name.'),
    untranslated: text('Marks a screen that exists only in English, in the language list and the sitemap.'),
  }),
  theme: group('The theme selector in the footer.', {
    label: text('Label of the list of themes.'),
    system: text('Option: the theme of the visitor’s device.'),
    light: text('Option: the light theme.'),
    dark: text('Option: the dark theme.'),
  }),
  breadcrumb: text('Name of the breadcrumb, for screen readers.'),
  contents: text('Heading of the list of sections on a long screen.'),
  section: group('The link beside a section heading.', {
    copy: text('Name of the link, for screen readers; clicking it copies its address.'),
    copied: text('Short message shown after the link is copied.'),
  }),
  neighbors: group('Links to other services at the end of a service screen.', {
    label: text('Name of the links to other services, for screen readers.'),
    previous: text('Label above the name of the previous service.'),
    next: text('Label above the name of the next service.'),
  }),
  page: group('The line under the content of a screen.', {
    edit: text('Link that opens the screen’s file for editing.'),
    updated: text('Says when the file last changed; {{date}} is the date.'),
  }),
  fallback: group('Notice on a screen that is not translated yet.', {
    notice: text(
      'Says that the screen is shown in English; {{language}} is the requested language’s own name.',
    ),
    action: text('Link that opens a new file for the translation.'),
  }),
  footer: group('The footer.', {
    label: text('Name of the footer menu, for screen readers.'),
    claim: text('One sentence about the studio, beside its name.'),
    studio: text('Heading above the links about the studio.'),
    services: text('Heading above the links to the services.'),
    contact: text('Heading above the phone number, email address and offices.'),
    languages: text('Heading above the list of languages.'),
    rights: text('Copyright line; {{year}} is the year and {{company}} the studio’s name.'),
    sample: text('Says which details on the site are samples and not real.'),
  }),
  consent: group('The banner that asks about cookies, and the dialog with the settings.', {
    title: text('Heading of the banner.'),
    text: text('Text of the banner, in two or three sentences.'),
    accept: text('Button that allows all categories; in the banner and in the dialog.'),
    essential: text('Button that allows only the essential category; in the banner and in the dialog.'),
    customize: text('Button in the banner that opens the dialog.'),
    hide: text('Button that hides the banner without making a choice.'),
    signal: text('Shown when the browser sends the Global Privacy Control signal.'),
    settings: text('Heading of the dialog, and the button in the footer that opens it.'),
    introduction: text('One or two sentences under the heading of the dialog.'),
    categories: group('The categories that visitors can allow, named as in the privacy policy.', {
      essential: card('the essential category, which is always on'),
      analytics: card('the analytics category'),
      marketing: card('the marketing category'),
    }),
    always: text('Label beside the category that cannot be turned off.'),
    duration: text('Says how long a choice is kept: 12 months of 30 days each.'),
    save: text('Button that saves the selected categories.'),
    close: text('Button that closes the dialog without saving a choice.'),
    saved: text('Short message shown after a choice is saved.'),
    unsaved: text('Message shown after a choice that the browser does not allow the site to store.'),
  }),
  whatsapp: text('Tooltip and accessible name of the round button that opens WhatsApp.'),
  top: text('Name of the button that scrolls to the top of the screen.'),
  loading: text('Shown when a screen takes more than a moment to load.'),
  notices: group('Toasts: short notices that appear for a few seconds.', {
    label: text('Name of the notification area, for screen readers; Alt+T moves the focus there.'),
    close: text('Name of the button that closes a notice.'),
    offline: text('Notice that the internet connection is lost.'),
    online: text('Notice that the internet connection is back.'),
  }),
  error: group('The error shown in place of a screen that failed.', {
    heading: text('Heading of the error.'),
    text: text('What the visitor can do.'),
    refresh: text('Button that reloads the page.'),
    retry: text('Button that tries to show the screen again.'),
  }),
});
