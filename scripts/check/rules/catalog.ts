import type { Levels } from '../core/project.ts';
import { chars } from './chars/rule.ts';
import { file } from './file/rule.ts';
import { glossary } from './glossary/rule.ts';
import { headings } from './headings/rule.ts';
import { keys } from './keys/rule.ts';
import { links } from './links/rule.ts';
import { mdxProtected } from './mdx-protected/rule.ts';
import { numbers } from './numbers/rule.ts';
import { parse } from './parse/rule.ts';
import { placeholders } from './placeholders/rule.ts';
import type { Sentences } from './rule.ts';
import { stale } from './stale/rule.ts';
import { typography } from './typography/rule.ts';
import { untranslated } from './untranslated/rule.ts';

/** Every rule by its name. */
export const rules = {
  parse,
  file,
  keys,
  placeholders,
  headings,
  'mdx-protected': mdxProtected,
  links,
  chars,
  untranslated,
  numbers,
  typography,
  glossary,
  stale,
} as const;

export type Rule = keyof typeof rules;

/** The names of all rules, most important first. */
export const ruleNames = Object.keys(rules) as Rule[];

/** The levels of rules that differ with a `layout`. */
export const levelsWithLayout: Levels = Object.fromEntries(
  ruleNames.flatMap((name) => {
    const level = rules[name].levelWithLayout;
    return level ? [[name, level]] : [];
  }),
);

/** The codes of a rule's findings. */
export type CodeOf<Name extends Rule> = keyof (typeof rules)[Name]['messages'] & string;

/** The name of a rule, or one of its codes: `chars`, `links/missing`. */
export type RuleOrCode = { [Name in Rule]: Name | `${Name}/${CodeOf<Name>}` }[Rule];

/** The data that a finding with this code needs; none if the code says it all. */
export type DataOf<
  Name extends Rule,
  Code extends CodeOf<Name>,
> = (typeof rules)[Name]['messages'][Code] extends (...data: infer Data) => Sentences ? Data : never;

/** Returns the message and the fix of a finding. */
export function sentencesOf(rule: Rule, code: string, data: object): Sentences {
  const { [code]: words } = rules[rule].messages as { readonly [code: string]: (data: object) => Sentences };
  if (!words) throw new Error(`The rule “${rule}” has no code “${code}”.`);
  return words(data);
}

/** Returns the path of the page that documents a rule. */
export const pageOfRule = (rule: Rule, folder: string): string => `${folder}/${rule}.md`;
