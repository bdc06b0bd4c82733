import { posix } from 'node:path';
import type { Repository } from '../core/project.ts';
import type { Report } from './report.ts';

/** A repository on a code host that shows its files. */
export interface CodeHost extends Repository {
  /** The commit or branch whose files are shown. */
  ref: string;
}

/** Returns a repository at the commit of the GitHub workflow run, or else at its branch. */
export const codeHostOf = ({ url, branch }: Repository, environment: NodeJS.ProcessEnv): CodeHost => ({
  url: url.replace(/\/$/, ''),
  branch,
  ref: environment.GITHUB_SHA || branch,
});

/** A project's folder in its repository; without `repository`, there are no URLs. */
type Hosted = Pick<Report, 'folder' | 'repository'>;

/** Returns a path relative to the root of the repository. */
export const inRepository = ({ folder = '' }: Hosted, path: string): string => posix.join(folder, path);

/** Percent-encodes a path or branch name for a URL (RFC 3986, section 2); slashes stay. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** URL of the web editor for a file. */
export const editUrl = (hosted: Hosted, path: string): string | undefined =>
  addressOf(hosted, 'edit', 'branch', path);

/** URL of a line in a file as it was checked. Without `plain`, the host would render the page, without lines. */
export function lineUrl(hosted: Hosted, path: string, line: number): string | undefined {
  const address = addressOf(hosted, 'blob', 'ref', path);
  return address && `${address}?plain=1#L${line}`;
}

/** URL of a page that explains something. */
export const pageUrl = (hosted: Hosted, path: string): string | undefined =>
  addressOf(hosted, 'blob', 'branch', path);

function addressOf(
  hosted: Hosted,
  view: 'blob' | 'edit',
  ref: 'branch' | 'ref',
  path: string,
): string | undefined {
  const { repository } = hosted;
  if (!repository) return undefined;
  return `${repository.url}/${view}/${encodedPath(repository[ref])}/${encodedPath(inRepository(hosted, path))}`;
}
