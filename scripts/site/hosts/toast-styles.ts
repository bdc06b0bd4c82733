import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What sonner writes into a style element of its own: first nothing, then its style sheet. The content security policy
 * allows just these, by their hashes.
 *
 * @throws Error when the installed version of sonner has no such call
 */
export function toastStyles(): string[] {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs');
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (literal === undefined) {
    throw new Error(
      `${file} has no call of __insertCSS(), whose style the policy allows. Look at what this version inserts, and adapt scripts/site/hosts/toast-styles.ts.`,
    );
  }
  return ['', JSON.parse(literal)];
}
