import { formatFinding } from '../../../../scripts/check/finding.ts';
import { check } from '../../../../scripts/check/judge.ts';
import { described, openProject } from '../../../../scripts/check/project/open-project.ts';
import { type Tree, writeTree } from '../../fixture.ts';
import { emptyFolder } from '../project.ts';

/** The output of the check in another project: the line about its layout, and the findings. */
export async function checkForeign(tree: Tree): Promise<{ layout: string; findings: string[] }> {
  const folder = emptyFolder();
  writeTree(folder, tree);
  const project = await openProject(folder);
  return { layout: described(project), findings: check(project).map(formatFinding) };
}

/** Findings without their messages: “docs/fr/start.mdx:7 links”. */
export const short = (findings: readonly string[]): string[] =>
  findings.map((finding) => finding.replace(/^(\S+:\d+):\d+ {2}(\w+) {2}([\w-]+).*$/s, '$1 $2 $3'));
