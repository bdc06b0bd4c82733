import type { Locale } from '../core/project.ts';

/** What is wrong and where, and what to do about it; one sentence each. */
export type Sentences = readonly [message: string, fix: string];

/** Facts that are texts, by their names. */
export type Texts<Name extends string> = { readonly [name in Name]: string };

/** The words of a rule's findings, made from their data, by code. */
export type Messages = { readonly [code: string]: (data: never) => Sentences };

/**
 * A mistake and its correction: for the page of the rule, and tried out by a test. Where there is no English text, it is
 * the right one. The snippets are running text, the text of a field, fields of a page, a JSON file, or the path of a
 * file, in Dutch where no language is named.
 */
export type Example = readonly [
  code: string,
  english: string | undefined,
  wrong: string,
  right: string,
  as?: 'text' | 'field' | 'yaml' | 'json' | 'path',
  language?: Locale,
];

/** A rule as its own folder describes it. */
export interface RuleDescription<Words extends Messages = Messages> {
  /** What it asks for, in one line. */
  title: string;
  /** What a visitor would notice otherwise. */
  why: string;
  /** How to get there, for all findings of the rule. */
  fix: string;
  /** The level of its findings, unless they say otherwise. */
  level: 'error' | 'warning';
  /** Its findings break pages or data: where a change is judged (`--base`), they are errors wherever it causes them. */
  breaks?: true;
  examples: readonly Example[];
  messages: Words;
}

/** A rule; its types are checked where it is written. */
export const defineRule = <Words extends Messages>(rule: RuleDescription<Words>): RuleDescription<Words> =>
  rule;
