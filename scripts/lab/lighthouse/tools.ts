import { join } from 'node:path';
import { root } from '../../site/config.ts';

/** Folder of the package that has Lighthouse, the Node it needs, and what makes a certificate. */
export const tools = join(root, 'tools', 'lighthouse');
