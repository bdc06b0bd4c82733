import { posix } from 'node:path';
import type { Repository } from '../core/project.ts';
import type { Report } from './report.ts';

/** Where the code host shows the files of the project. */
export interface CodeHost extends Repository {
  /** The commit or branch whose files are shown. */
  ref: string;
}

/** A repository at the commit that runs on GitHub, if there is one. */
export const codeHostOf = ({ url, branch }: Repository, environment: NodeJS.ProcessEnv): CodeHost => ({
  url: url.replace(/\/$/, ''),
  branch,
  ref: environment.GITHUB_SHA || branch,
});

/** A project in its repository; where it does not say which that is, nothing has an address. */
type Hosted = Pick<Report, 'folder' | 'repository'>;

/** A path from the root of the repository. */
export const inRepository = ({ folder = '' }: Hosted, path: string): string => posix.join(folder, path);

/** A path, or the name of a branch, as part of an address (RFC 3986 section 2); its slashes stay. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Address of the web editor for a file. */
export const editUrl = (hosted: Hosted, path: string): string | undefined =>
  addressOf(hosted, 'edit', 'branch', path);

/** Address of a line of a file as it was checked. Without `plain`, the host would show a rendered page without lines. */
export function lineUrl(hosted: Hosted, path: string, line: number): string | undefined {
  const address = addressOf(hosted, 'blob', 'ref', path);
  return address && `${address}?plain=1#L${line}`;
}

/** Address of a page that explains something. */
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
