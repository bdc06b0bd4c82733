import { posix } from 'node:path';
import { grouped } from './core/grouped.ts';
import { count } from './core/words.ts';
import { asWarning, type Finding } from './finding.ts';
import { fewestOfCustom } from './limits.ts';

/**
 * One warning for a text that many pages of a folder have in the source language, such as the titles of pages about
 * error messages, which readers search for: such pages are translated together, or left so on purpose.
 */
export function oncePerFolder(findings: readonly Finding[]): Finding[] {
  const byCustom = grouped(findings, (finding, index) => customOf(finding) ?? String(index));
  return [...byCustom.values()].flatMap((group) => {
    const [first] = group;
    const paths = [...new Set(group.map(({ path }) => path))];
    if (!first || paths.length < fewestOfCustom) return group;
    const { language } = first.data;
    return {
      ...asWarning(first),
      data: { ...first.data, others: paths.slice(1) },
      message: `${first.message} The same is so in ${count(paths.length - 1, 'other page')} of this folder.`,
      ...(language !== undefined && {
        fix: `translate it into ${language} in all of them, or leave it in all of them if that is on purpose.`,
      }),
    };
  });
}

/** What pages of a folder may have in common: a field, or the text before the first heading. */
function customOf({ path, rule, code, old, data: { unit } }: Finding): string | undefined {
  const isLeft = rule === 'untranslated' && ['english', 'script', 'english-todo'].includes(code);
  const isAlike = unit === '#' || !String(unit).startsWith('#');
  return isLeft && isAlike ? [posix.dirname(path), unit, old].join('\n') : undefined;
}
