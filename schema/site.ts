import { z } from 'zod';

/** A number with its country code, grouped as is usual in that country (ITU-T E.123); 7 to 15 digits (E.164). */
const phone = z
  .string()
  .regex(/^\+\d(?: ?\d){6,14}$/, 'a phone number with its country code, such as +1 202 555 0143');
const webUrl = z.url({ protocol: /^https$/, error: 'a URL that starts with https://' });

/** Path of a screen in English, without `/en`. */
const path = z.string().regex(/^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/, 'a path such as /services/modeling');

/** Whether a URL has no path: the site has to be at the root of its host. */
function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${originOf(address)}/`;
}

/** Normalizes an origin as browsers do: no trailing slash, lowercase, Punycode. Invalid ones stay. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);

/** The schema of `site.config.ts`. An environment variable can override each entry. */
export const siteSchema = z.strictObject({
  company: z
    .string()
    .regex(/^(?=.*\S)\P{C}{1,60}$/u, 'a name of 1 to 60 characters, without control characters')
    .describe('Name of the studio; replaces {{company}} in the content.'),
  url: webUrl
    .refine(isOrigin, 'a URL without a path, such as https://www.example.com')
    .overwrite(originOf)
    .describe('Origin of the published site, for canonical links.'),
  phone: phone.describe(
    'Phone number with its country code, grouped for readability; replaces {{phone}} in the content.',
  ),
  email: z.email('an email address').describe('Email address; replaces {{email}} in the content.'),
  whatsapp: phone.describe('Phone number of the WhatsApp account, with its country code.'),
  bookingUrl: webUrl.optional().describe('URL of an external meeting scheduler; omit it if there is none.'),
  analyticsId: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'a measurement ID such as G-ABC123')
    .optional()
    .describe('Google Analytics measurement ID; without it, the tag is not loaded.'),
  repositoryUrl: webUrl.describe('Repository of the site, for “edit this page”.'),
  repositoryBranch: z.string().min(1).describe('Branch that edits are based on.'),
  redirects: z
    .record(path, path)
    .optional()
    .describe(
      'Screens that moved: old path and new path, without a language prefix; applies to every language.',
    ),
  sample: z
    .boolean()
    .describe('Whether the contact details, addresses and team are samples; if so, the footer says so.'),
});

export type Site = z.output<typeof siteSchema>;
