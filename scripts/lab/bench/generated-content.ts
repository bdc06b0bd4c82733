import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { locales } from '../../../schema/languages.ts';

/**
 * Generates content with this many screens in every language: the site's screens, and copies of its service pages, each
 * with its own key and title.
 *
 * @param screens number without the not-found page; at least as many as the site has
 */
export function generateContent(from: string, to: string, screens: number): void {
  cpSync(from, to, { recursive: true });
  const services = readdirSync(`${from}/en/services`);
  const own = readdirSync(`${from}/en`).filter((name) => name.endsWith('.mdx')).length - 1 + services.length;
  for (let index = 0; index < screens - own; index++) {
    const service = services[index % services.length] ?? '';
    const number = 1 + Math.floor(index / services.length);
    for (const locale of locales) {
      const text = readFileSync(`${from}/${locale}/services/${service}`, 'utf8');
      writeFileSync(
        `${to}/${locale}/services/${service.replace('.mdx', `-${number}.mdx`)}`,
        text.replace(/^(title|label): (['"]?)/gm, `$1: $2${number} `),
      );
    }
  }
}
