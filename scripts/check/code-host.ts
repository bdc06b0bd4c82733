import { encoded, type Repository, repositoryOf } from '../../schema/code-host.ts';
import type { Site } from '../../schema/site.ts';
import { pageOfRule, type Rule } from './core/finding.ts';

/** Where the code host shows the files of the project. */
export interface CodeHost extends Repository {
  /** The commit or branch whose files are shown. */
  ref: string;
}

/** The repository of `site.config.ts`, at the commit that runs on GitHub if there is one. */
export function codeHostOf(site: Site, environment: NodeJS.ProcessEnv): CodeHost {
  return {
    ...repositoryOf(site),
    ref: environment.GITHUB_SHA || site.repositoryBranch,
  };
}

/** Address of a file as it was checked, at a line if one is given. */
export function fileUrl({ url, ref }: CodeHost, path: string, line?: number): string {
  // Without `plain`, the host would show a rendered page, which has no lines.
  const place = line === undefined ? '' : `?plain=1#L${line}`;
  return `${url}/blob/${encoded(ref)}/${encoded(path)}${place}`;
}

/** Address of the history of a file. */
export const historyUrl = ({ url, branch }: CodeHost, path: string): string =>
  `${url}/commits/${encoded(branch)}/${encoded(path)}`;

/** Address of the page that explains a rule. */
export const ruleUrl = ({ url, branch }: CodeHost, rule: Rule): string =>
  `${url}/blob/${encoded(branch)}/${pageOfRule(rule)}`;
