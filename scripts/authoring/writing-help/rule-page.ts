import { type Rule, rules } from '../../check/index.ts';

/** Generates the Markdown page of a rule, such as `docs/rules/links.md`. */
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

/** Formats an example as a diff: the English text, the wrong translation, and the right one. */
function snippets([, english, wrong, right]: (typeof rules)[Rule]['examples'][number]): string {
  const lines = [
    ...(english === undefined ? [] : marked(' ', english)),
    ...marked('-', wrong),
    ...marked('+', right),
  ];
  return ['```diff', ...lines, '```'].join('\n');
}

/** Prefixes each line with a diff mark, and escapes invisible characters: `\u00a0`. */
const marked = (sign: string, text: string): string[] =>
  text
    .replace(/[\u00a0\u200b\u202e\u202f]/g, (hidden) => {
      return `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`;
    })
    .split('\n')
    .map((line) => `${sign} ${line}`.trimEnd());
