import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineCode, PolicySite } from './content-security-policy.ts';
import { headersFile } from './headers-file.ts';
import { hostFiles } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { policy } from './policy.ts';
import { type Redirect, redirectsFile } from './redirects.ts';
import { vercelFile } from './vercel.ts';

/**
 * Writes the configuration of all hosts: headers (policy.ts), media types, redirects and not-found pages.
 *
 * @throws Error when a host could not read the result
 */
export function writeHostFiles(
  outDir: string,
  inline: InlineCode,
  site: PolicySite,
  redirects: readonly Redirect[] = [],
): void {
  const rules = policy(inline, site);
  const texts: { [name in (typeof hostFiles)[number] | '.assetsignore']: string } = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(redirects),
    'vercel.json': vercelFile(rules, redirects),
    'nginx.conf': nginxFile(rules, redirects),
    // Cloudflare publishes all files in the folder except those listed here.
    '.assetsignore': `${hostFiles.slice(2).join('\n')}\n*.br\n*.gz\n`,
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(outDir, name), text);
}
