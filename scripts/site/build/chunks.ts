import type { Plugin } from 'vite';
import { locales } from '../../../schema/languages.ts';
import { entry, root } from '../config.ts';

/** The chunk that is run first. */
export const first = 'react';

/** What is on so many screens, in every language, is worth a place in what they share. */
const onManyScreens = 3 * locales.length;

/**
 * Decides which modules come together in one file. Left to itself, the bundler makes a file for every set of
 * modules that the same pages use, a dozen small ones for each page: they take longer to ask for than to send,
 * compress badly, and every document has to name them.
 *
 * @returns the groups for the bundler, and a Vite plugin that finds out what belongs to them
 */
export function sharedChunks() {
  const start = new Set<string>();
  const plugin: Plugin = {
    name: 'hulma:chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const follow = (id: string): void => {
        if (start.has(id)) return;
        start.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) follow(imported);
      };
      follow(`${root}/${entry}`);
    },
  };
  const groups = [
    // Run in a task of its own before the rest (scripts/site/react.ts), which would keep a phone from answering for
    // longer than 50 ms.
    {
      name: first,
      test: /hulma:react\//,
      priority: 3,
    },
    // What every screen starts by.
    { name: 'site', test: (id: string) => start.has(id), priority: 2 },
    // Components and drawings that many screens share.
    {
      name: 'parts',
      test: /\/src\/(blocks\/(Below|Hero|CallToAction|Cards|Company|Email|parts\/TextList)\.|site\/(formats\/Formatted|useComponentWords)\.|showcase\/(drawings|pictures)\/)/,
      minShareCount: onManyScreens,
      priority: 1,
    },
    // Nearly every screen with a table names formats too. Each style sheet takes a hash of the policy's limit, and
    // scripts as small as these are sent as they are.
    {
      name: 'tables',
      test: /\/(src\/blocks\/(TableScroller|Formats\.css)|schema\/formats)\./,
      priority: 1,
    },
  ];
  return { plugin, groups };
}
