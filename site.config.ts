import type { Site } from './schema/site.ts';

/**
 * Details of the site owner. Environment variables override the entries: HULMA_PHONE overrides `phone`,
 * HULMA_BOOKING_URL overrides `bookingUrl`, and so on. These values are samples, with names and numbers reserved for
 * examples (RFC 2606, 555-01xx); set `sample` to false once they are real.
 */
const site: Site = {
  company: 'Hulma',
  url: 'https://hulma.example',
  phone: '+1 202 555 0143',
  email: 'studio@hulma.example',
  whatsapp: '+1 202 555 0143',
  repositoryUrl: 'https://github.example/hulma/website',
  repositoryBranch: 'main',
  sample: true,
};

export default site;
