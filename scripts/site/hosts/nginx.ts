import { locales } from '../../../schema/languages.ts';
import { contentTypes } from './content-types.ts';
import { hostFiles } from './host-files.ts';
import { type HeaderRule, hashedFiles, pageCaching } from './policy.ts';
import type { Redirect } from './redirects.ts';

/**
 * Writes `nginx.conf`, to be included in a `server` block that has `listen`, `server_name` and `root`.
 *
 * - A location with an `add_header` of its own forgets those around it, so that one repeats them.
 * - A redirect only leads to a file that exists: `$page` is decoded, and a line break in it would be a header.
 * - Types carry their charset, since nginx's own directive leaves it out where a compressed variant is sent.
 */
export function nginxFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const languages = locales.join('|');
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  const hashed = rules.find(({ pattern }) => pattern === hashedFiles)?.headers ?? {};
  const base = addHeaders(everywhere, ' always');
  return `# Written by the build. Include it in a server block that has listen, server_name and root.

types {
${Object.entries(contentTypes)
  .map(([extension, { type }]) => `  "${type}" ${extension.slice(1)};`)
  .join('\n')}
}
default_type application/octet-stream;
server_tokens off;

# Clients that do not come to an end are let go, as soon as by npm start.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;

# Variants made by "npm run build -- --compress". Add brotli_static on; where nginx has the module for Brotli.
gzip_static on;
gzip_vary on;

${base.join('\n')}
add_header Cache-Control "${pageCaching}" always;

# Redirects name a path alone, so they hold behind another server too.
absolute_redirect off;
# An address with an empty segment is the address of nothing, not a second one of a page.
merge_slashes off;
if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }

# The nearest not-found page; none of them is an answer of its own.
set $not_found /404.html;
if ($uri ~ ^/(${languages})/) { set $not_found /$1/404.html; }
error_page 404 $not_found;
location ~ ^(?:/(?:${languages}))?/404(?:\\.html)?/?$ { internal; }

location ~ // { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }
location ~ ^/(?:${hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ { return 404; }

# One address a page: no ending and no slash at the end.
location ~ ^/index(?:\\.html)?/?$ { return 301 /$is_args$args; }
location ~ ^(?<page>/.+?)(?:/index(?:\\.html)?/?|\\.html/?|/)$ {
  if (-f $document_root$page.html) { return 301 $page$is_args$args; }
  return 404;
}

${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}
location = / { try_files /index.html =404; }
location / { try_files $uri $uri.html =404; }
location ^~ ${hashedFiles.replace('*', '')} {
  ${[...base, ...addHeaders(hashed, '')].join('\n  ')}
  try_files $uri =404;
  location ~ \\.(?:br|gz)$ { return 404; }
}
`;
}

/** @param always ` always` to send them with errors too */
function addHeaders(headers: HeaderRule['headers'], always: '' | ' always'): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}"${always};`);
}
