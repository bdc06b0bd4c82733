/** Stands in for `virtual:hulma/site` in unit tests. */
export default {
  company: 'Hulma',
  url: 'https://hulma.example',
  phone: '+1 202 555 0143',
  email: 'studio@hulma.example',
  whatsapp: '+1 202 555 0143',
  repositoryUrl: 'https://github.example/hulma/website',
  repositoryBranch: 'main',
  sample: true,
  year: 2026,
};
