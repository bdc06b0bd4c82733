import { fileURLToPath } from 'node:url';

/** The project root. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
