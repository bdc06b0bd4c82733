import { encodedPath } from './address.ts';
import type { Site } from './site.ts';

/** Where people propose changes to the project's files, and the branch that edits are based on. */
export const repositoryOf = (site: Pick<Site, 'repositoryUrl' | 'repositoryBranch'>) => ({
  url: site.repositoryUrl.replace(/\/$/, ''),
  branch: site.repositoryBranch,
});

type Repository = ReturnType<typeof repositoryOf>;

/** URL of the web editor for an existing file. */
export const editUrl = ({ url, branch }: Repository, path: string): string =>
  `${url}/edit/${encodedPath(branch)}/${encodedPath(path)}`;

/** URL of the web editor for a new file. */
export const newUrl = ({ url, branch }: Repository, path: string): string =>
  `${url}/new/${encodedPath(branch)}?filename=${encodeURIComponent(path)}`;
