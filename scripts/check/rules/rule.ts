import type { Locale } from '../core/project.ts';

/** What is wrong and where, and what to do about it; one sentence each. */
export type Sentences = readonly [message: string, fix: string];

/** Data whose values are strings, by name. */
export type Texts<Name extends string> = { readonly [name in Name]: string };

/** Builds the message and the fix of a rule's findings from their data, by code. */
export type Messages = { readonly [code: string]: (data: never) => Sentences };

/**
 * A mistake and its correction, shown on the rule's page and verified by a test. Without `english`, the source equals
 * `right`. The snippets are running text, the text of a field, frontmatter fields, a JSON file, or the path of a file
 * (`as`), in Dutch unless `language` is given.
 */
export type Example = readonly [
  code: string,
  english: string | undefined,
  wrong: string,
  right: string,
  as?: 'text' | 'field' | 'yaml' | 'json' | 'path',
  language?: Locale,
];

/** A rule, as described in its own folder. */
export interface RuleDescription<Words extends Messages = Messages> {
  /** What it requires, in one line. */
  title: string;
  /** What visitors would notice otherwise. */
  why: string;
  /** How to fix its findings in general. */
  fix: string;
  /** The default level of its findings. */
  level: 'error' | 'warning';
  /** The default level with a `layout`, if lower: differences may be intended there, and each project has its style. */
  levelWithLayout?: 'warning' | 'off';
  /** Its findings break pages or data: with `--base`, they are errors in any file where the change causes them. */
  breaks?: true;
  examples: readonly Example[];
  messages: Words;
}

/** Returns a rule unchanged, so that its types are checked where it is defined. */
export const defineRule = <Words extends Messages>(rule: RuleDescription<Words>): RuleDescription<Words> =>
  rule;
