import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Returns the contents of the style element that sonner inserts: first empty, then its style sheet. The content
 * security policy allows exactly these by their hashes.
 *
 * @throws Error when the installed version of sonner works differently
 */
export function toastStyles(): string[] {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs');
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (literal === undefined) {
    throw new Error(
      `${file} does not call __insertCSS(), whose styles the content security policy allows. Check what this version of sonner inserts, and update scripts/site/hosts/toast-styles.ts.`,
    );
  }
  return ['', JSON.parse(literal)];
}
