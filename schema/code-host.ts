import { encodedPath } from './address.ts';
import type { Site } from './site.ts';

/** The repository where people propose changes to the project's files. */
export interface Repository {
  url: string;
  /** The branch that edits are based on. */
  branch: string;
}

/** The repository configured in `site.config.ts`. */
export const repositoryOf = (site: Pick<Site, 'repositoryUrl' | 'repositoryBranch'>): Repository => ({
  url: site.repositoryUrl.replace(/\/$/, ''),
  branch: site.repositoryBranch,
});

/** URL of the web editor for an existing file. */
export const editUrl = ({ url, branch }: Repository, path: string): string =>
  `${url}/edit/${encodedPath(branch)}/${encodedPath(path)}`;

/** URL of the web editor for a new file. */
export const newUrl = ({ url, branch }: Repository, path: string): string =>
  `${url}/new/${encodedPath(branch)}?filename=${encodeURIComponent(path)}`;
