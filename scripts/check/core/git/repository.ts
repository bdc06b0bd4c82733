import { git } from './git.ts';

/** The repository that a folder is in. */
export interface Repository {
  ok: true;
  /** Its working folder. */
  root: string;
  /** The clone has only the newest commits (`git clone --depth`, as continuous integration does it). */
  shallow: boolean;
}

/** The repository of a folder, or why there is none. */
export function repositoryOf(folder: string): Repository | { ok: false; reason: string } {
  const root = git(folder, 'rev-parse', '--show-toplevel');
  if (!root.ok) return root;
  const shallow = git(folder, 'rev-parse', '--is-shallow-repository');
  return { ok: true, root: root.output.trim(), shallow: shallow.ok && shallow.output.trim() === 'true' };
}
