import { comment } from './comment.ts';
import { github } from './github.ts';
import { html } from './html.ts';
import { human } from './human.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import type { Report } from './report.ts';
import { sarif } from './sarif.ts';

/** The output formats of the check, by the name that `--format` takes. */
export const formats = { human, json, github, sarif, markdown, html, comment } as const satisfies {
  [name: string]: (report: Report, color?: boolean) => string;
};

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as FormatName[];
