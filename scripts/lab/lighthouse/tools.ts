import { join } from 'node:path';
import { root } from '../../content/root.ts';

/** Folder of the package that has Lighthouse, the Node it needs, and what makes a certificate. */
export const tools = join(root, 'tools', 'lighthouse');
