import site from 'virtual:hulma/site';

/** The name of the studio within a sentence. */
export function Company() {
  return <bdi>{site.company}</bdi>;
}
