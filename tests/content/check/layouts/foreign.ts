import { check } from '../../../../scripts/check/check-project.ts';
import { type Finding, formatFinding } from '../../../../scripts/check/finding.ts';
import { described, openProject } from '../../../../scripts/check/project/open-project.ts';
import { type Tree, temporaryFolder } from '../../fixture.ts';

/** Opens another project with some files. */
async function projectWith(tree: Tree) {
  return openProject(temporaryFolder(tree));
}

/** Returns the findings in another project. */
export const findingsIn = async (tree: Tree): Promise<Finding[]> => check(await projectWith(tree));

/** Returns the output of the check there: the line about its layout, and the findings. */
export async function checkForeign(tree: Tree): Promise<{ layout: string; findings: string[] }> {
  const project = await projectWith(tree);
  return { layout: described(project), findings: check(project).map(formatFinding) };
}

/** Shortens findings to line, level and rule: “docs/fr/start.mdx:7 warning links”. */
export const short = (findings: readonly string[]): string[] =>
  findings.map((finding) => finding.replace(/^(\S+:\d+):\d+ {2}(\w+) {2}([\w-]+).*$/s, '$1 $2 $3'));
