import type { Site } from './schema/site.ts';

/**
 * Who the site belongs to. Every entry can be replaced by an environment variable: HULMA_PHONE for `phone`,
 * HULMA_BOOKING_URL for `bookingUrl`, and so on. The values below are samples on names and numbers that are
 * reserved for examples (RFC 2606, 555-01xx); set `sample` to false once they are real.
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
