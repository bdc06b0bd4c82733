import { grouped } from '../core/grouped.ts';
import { fewestOfSource } from '../core/limits.ts';
import { count, orInEnglish } from '../core/words.ts';
import type { Finding } from '../finding.ts';

/** What a translation may have in place of something of the source, and rightly so. */
const inPlace: ReadonlySet<string> = new Set([
  'links/different',
  'mdx-protected/other-code',
  'mdx-protected/other-component',
  'numbers/different',
  'placeholders/different',
]);

/** One finding for what several translations have alike in place of something of the source, which is rather wrong itself. */
export function oncePerSource(findings: readonly Finding[]): Finding[] {
  const byPlaceInSource = grouped(findings, (finding, index) => placeOf(finding) ?? String(index));
  return [...byPlaceInSource.values()].flatMap((group) => {
    const [first] = group;
    const others = [...new Set(group.slice(1).map(({ path }) => path))];
    if (!first || others.length < fewestOfSource - 1) return group;
    const fix = first.fix.replace(orInEnglish(true), '').replace(/\.$/, '');
    return {
      ...first,
      data: { ...first.data, others },
      message: `${first.message} The same is true of ${count(others.length, 'other translation')}.`,
      fix: `${fix}, in all of them, or correct ${first.data.at} if the translations are right.`,
    };
  });
}

/** The place in the source, and what is there instead, without the folder of a language. */
function placeOf({ rule, code, level, old, data: { at, found, address } }: Finding): string | undefined {
  if (!inPlace.has(`${rule}/${code}`)) return undefined;
  const instead = found ?? String(address).replace(/^\/[a-z]{2,3}(?:-[a-z]+)?(?=\/)/i, '');
  return JSON.stringify([rule, code, level, old, at, instead]);
}
