import { z } from 'zod';

const phone = z.string().regex(/^\+\d{7,15}$/, 'a number in E.164 form, such as +12025550143');
const webUrl = z.url({ protocol: /^https$/, error: 'an address that starts with https://' });

/**
 * Whether an address names a host and nothing below it: the links of the site begin at the root of its host, so
 * it cannot be published below a path. A slash at the end is no path.
 */
function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${originOf(address)}/`;
}

/** As browsers write it: without a slash, small letters, other scripts in Punycode. A wrong one stays as it is. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);

/** `site.config.ts`, each entry of which an environment variable can replace. */
export const siteSchema = z.strictObject({
  company: z.string().min(1).describe('Name of the studio; {{company}} in the texts.'),
  url: webUrl
    .refine(isOrigin, 'the address of a host without a path, such as https://www.example.com')
    .overwrite(originOf)
    .describe('Address the site is published at, for canonical links.'),
  phone: phone.describe('Phone number in E.164 form; {{phone}} in the texts.'),
  email: z.email().describe('Email address; {{email}} in the texts.'),
  whatsapp: phone.describe('Number of the WhatsApp account, in E.164 form.'),
  bookingUrl: webUrl.optional().describe('External scheduler for meetings; none when absent.'),
  analyticsId: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'a measurement id such as G-ABC123')
    .optional()
    .describe('Google Analytics measurement id; no tag exists when absent.'),
  repositoryUrl: webUrl.describe('Repository of the site, for “edit this page”.'),
  repositoryBranch: z.string().min(1).describe('Branch that edits are proposed against.'),
  sample: z
    .boolean()
    .describe('True while contact details, addresses and team are samples; the footer says so.'),
});

export type Site = z.output<typeof siteSchema>;
