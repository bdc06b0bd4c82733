import { join } from 'node:path';
import { root } from '../../content/root.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** Folder of the packages that only this command needs. */
export const tools = join(root, 'tools', 'engines');

/**
 * Starts an engine.
 *
 * @param programs in the order of its requirements
 */
export function startEngine(name: EngineName, programs: readonly string[]): Promise<Engine> {
  const [first = '', second = ''] = programs;
  return name === 'firefox' ? startFirefox(first, tools) : startWebKit({ driver: first, screen: second });
}
