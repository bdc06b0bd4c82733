import type { Report } from '../report.ts';
import { human } from './human.ts';
import { json } from './json.ts';

/** The output formats of the check, by the name that `--format` takes. */
export const formats = { human, json } as const satisfies {
  [name: string]: (report: Report, color: boolean) => string;
};

export type FormatName = keyof typeof formats;

export const formatNames = Object.keys(formats) as FormatName[];
