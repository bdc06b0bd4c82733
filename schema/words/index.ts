import type { z } from 'zod';
import { common } from './common.ts';
import { components } from './components.ts';

/** The namespaces kept in JSON files: `content/<lang>/<name>.json`. */
export const words = { common, components } as const;

export type WordsName = keyof typeof words;

/** The interface texts in one language, by namespace. */
export type Words = { [Name in WordsName]: z.output<(typeof words)[Name]> };
