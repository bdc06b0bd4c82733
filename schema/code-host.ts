import { encodedPath } from './address.ts';
import type { Site } from './site.ts';

/** Where people propose changes to the files of the project. */
export interface Repository {
  url: string;
  /** The branch that edits are proposed against. */
  branch: string;
}

/** The repository of `site.config.ts`. */
export const repositoryOf = (site: Pick<Site, 'repositoryUrl' | 'repositoryBranch'>): Repository => ({
  url: site.repositoryUrl.replace(/\/$/, ''),
  branch: site.repositoryBranch,
});

/** Address of the web editor for a file that is there. */
export const editUrl = ({ url, branch }: Repository, path: string): string =>
  `${url}/edit/${encodedPath(branch)}/${encodedPath(path)}`;

/** Address of the web editor for a file that is not there yet. */
export const newUrl = ({ url, branch }: Repository, path: string): string =>
  `${url}/new/${encodedPath(branch)}?filename=${encodeURIComponent(path)}`;
