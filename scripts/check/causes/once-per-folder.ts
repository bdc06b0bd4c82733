import { posix } from 'node:path';
import { grouped } from '../core/grouped.ts';
import { fewestOfCustom, fewestOfSentence } from '../core/limits.ts';
import { count } from '../core/words.ts';
import type { Finding } from '../finding.ts';

/**
 * One finding for what many pages of a folder have in another language, such as the titles of pages about error messages,
 * which readers search for, or a note in two languages: they are translated together, or left so on purpose.
 */
export const oncePerFolder = (findings: readonly Finding[]): Finding[] =>
  onceBy(customOf, fewestOfCustom, onceBy(sentenceOf, fewestOfSentence, findings));

function onceBy(
  causeOf: (finding: Finding) => string | undefined,
  fewest: number,
  findings: readonly Finding[],
): Finding[] {
  const byCause = grouped(findings, (finding, index) => causeOf(finding) ?? String(index));
  return [...byCause.values()].flatMap((group) => {
    const [first] = group;
    const paths = [...new Set(group.map(({ path }) => path))];
    if (!first || paths.length < fewest) return group;
    const { language } = first.data;
    return {
      ...first,
      data: { ...first.data, others: paths.slice(1) },
      message: `${first.message} The same is true of ${count(paths.length - 1, 'other page')} of this folder.`,
      ...(language !== undefined && {
        fix: `translate it into ${language} in all of them, or leave it in all of them if that is on purpose.`,
      }),
    };
  });
}

/** What pages of a folder may have in common: a field, or the text before the first heading. */
function customOf({ path, rule, code, old, data: { unit, language } }: Finding): string | undefined {
  const isLeft = rule === 'untranslated' && ['english', 'script', 'english-todo'].includes(code);
  const isAlike = unit === '#' || !String(unit).startsWith('#');
  return isLeft && isAlike ? [posix.dirname(path), language, unit, old].join('\n') : undefined;
}

/** The words of a sentence that the source does not have. */
function sentenceOf({ path, rule, code, old, data: { found, language } }: Finding): string | undefined {
  const isOther = rule === 'untranslated' && ['language', 'script'].includes(code);
  return isOther ? [posix.dirname(path), language, found, old].join('\n') : undefined;
}
