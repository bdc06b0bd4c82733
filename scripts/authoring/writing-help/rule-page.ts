import { type Rule, rules } from '../../check/index.ts';

/** The page of a rule, `docs/rules/links.md`, in Markdown. */
export function pageOf(name: Rule): string {
  const { title, why, fix, level, examples } = rules[name];
  const parts = [
    `# ${name}`,
    level === 'warning' ? `A warning. ${title}` : title,
    `**Why.** ${why}`,
    ...examples.map(snippets),
    `**How to fix.** ${fix}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The English text, the wrong translation and the right one, as a change of the file. */
function snippets([, english, wrong, right]: (typeof rules)[Rule]['examples'][number]): string {
  const lines = [
    ...(english === undefined ? [] : marked(' ', english)),
    ...marked('-', wrong),
    ...marked('+', right),
  ];
  return ['```diff', ...lines, '```'].join('\n');
}

/** Characters that nobody sees are written by their numbers. */
const marked = (sign: string, text: string): string[] =>
  text
    .replace(/[\u00a0\u200b\u202e\u202f]/g, (hidden) => {
      return `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`;
    })
    .split('\n')
    .map((line) => `${sign} ${line}`.trimEnd());
