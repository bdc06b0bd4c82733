/** Stands in for `virtual:hulma/site` in unit tests. */
export default {
  company: 'Hulma',
  url: 'https://hulma.example',
  phone: '+12025550143',
  email: 'studio@hulma.example',
  whatsapp: '+12025550143',
  repositoryUrl: 'https://github.example/hulma/website',
  repositoryBranch: 'main',
  sample: true,
  year: 2026,
};
