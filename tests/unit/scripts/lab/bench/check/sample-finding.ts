import type { Finding } from '../../../../../../scripts/check/index.ts';

/** A finding with some other properties. */
export const sampleFinding = (properties: Partial<Finding>): Finding => ({
  path: 'docs/nl/guide.md',
  line: 1,
  column: 1,
  level: 'error',
  rule: 'links',
  code: 'missing',
  data: { address: '/start' },
  message: 'the link to /start is missing.',
  fix: 'add it.',
  ...properties,
});
