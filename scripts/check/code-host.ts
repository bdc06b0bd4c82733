import { posix } from 'node:path';
import type { Repository } from './core/project.ts';

/** A path, or the name of a branch, as part of an address (RFC 3986 section 2); its slashes stay. */
export const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Where the code host shows the files of the project. */
export interface CodeHost extends Repository {
  /** The commit or branch whose files are shown. */
  ref: string;
}

/** A path from the root of the repository, as the addresses below need it. */
export const inRepository = ({ folder = '' }: { folder?: string }, path: string): string =>
  posix.join(folder, path);

/** A repository at the commit that runs on GitHub, if there is one. */
export const codeHostOf = ({ url, branch }: Repository, environment: NodeJS.ProcessEnv): CodeHost => ({
  url: url.replace(/\/$/, ''),
  branch,
  ref: environment.GITHUB_SHA || branch,
});

/** URL of the web editor for an existing file. */
export const editUrl = (host: CodeHost, path: string): string =>
  `${host.url}/edit/${encodedPath(host.branch)}/${encodedPath(path)}`;

/** URL of the web editor for a new file. */
export const newUrl = (host: CodeHost, path: string): string =>
  `${host.url}/new/${encodedPath(host.branch)}?filename=${encodeURIComponent(path)}`;

/** URL of a file as it was checked, at a line if given. */
export function fileUrl(host: CodeHost, path: string, line?: number): string {
  // Without `plain`, the host would show a rendered page, which has no lines.
  const place = line === undefined ? '' : `?plain=1#L${line}`;
  return `${host.url}/blob/${encodedPath(host.ref)}/${encodedPath(path)}${place}`;
}

/** URL of the history of a file. */
export const historyUrl = ({ url, branch }: CodeHost, path: string): string =>
  `${url}/commits/${encodedPath(branch)}/${encodedPath(path)}`;

/** URL of the page that explains a rule. */
export const ruleUrl = (host: CodeHost, page: string): string => fileUrl({ ...host, ref: host.branch }, page);
