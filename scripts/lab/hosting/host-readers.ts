import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../schema/languages.ts';
import { parseHeadersFile } from '../../site/hosts/headers-file.ts';
import { matches } from '../../site/hosts/policy.ts';
import { importTool } from './tools.ts';

/**
 * Has the files for Netlify and Vercel read by these hosts' own readers, as near as one gets to them without an
 * account, and compares what they understand with the table.
 *
 * @param folder of a built site
 * @returns what they misunderstand, in words
 */
export async function misreadings(folder: string): Promise<string[]> {
  return [...(await netlify(folder)), ...(await vercel(folder))];
}

async function netlify(folder: string): Promise<string[]> {
  const { parseAllHeaders } = await importTool<{
    parseAllHeaders: (options: object) => Promise<{
      headers: { for: string; values: { [name: string]: string } }[];
      errors: Error[];
    }>;
  }>('@netlify/headers-parser/lib/index.js');
  const { parseAllRedirects } = await importTool<{
    parseAllRedirects: (options: object) => Promise<{
      redirects: { from: string; to: string; status: number }[];
      errors: Error[];
    }>;
  }>('@netlify/redirect-parser/lib/index.js');
  const file = join(folder, '_headers');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: true,
  });
  const redirected = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  const problems = [...errors, ...redirected.errors].map(({ message }) => `Netlify: ${message}`);
  const understood = JSON.stringify(headers.map((rule) => [rule.for, rule.values]));
  const meant = JSON.stringify(
    parseHeadersFile(readFileSync(file, 'utf8')).map(({ pattern, headers }) => [pattern, headers]),
  );
  if (understood !== meant) problems.push(`Netlify reads other headers: ${understood}`);
  for (const locale of locales) {
    const isThere = redirected.redirects.some(
      ({ from, to, status }) => from === `/${locale}/*` && to === `/${locale}/404.html` && status === 404,
    );
    if (!isThere) problems.push(`Netlify has no not-found page for ${locale}`);
  }
  return problems;
}

interface VercelRoute {
  src?: string;
  dest?: string;
  headers?: { [name: string]: string };
  status?: number;
  continue?: boolean;
  handle?: string;
}

async function vercel(folder: string): Promise<string[]> {
  const { getTransformedRoutes } = await importTool<{
    getTransformedRoutes: (config: object) => { routes: VercelRoute[]; error: { message: string } | null };
  }>('@vercel/routing-utils/dist/index.js');
  const config = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'));
  const { routes, error } = getTransformedRoutes(config);
  if (error) return [`Vercel: ${error.message}`];
  const problems: string[] = [];
  const files = routes.findIndex(({ handle }) => handle === 'filesystem');
  for (const path of ['/', '/about', '/nl/nowhere', '/assets/app-3f2a.js', '/models/chair.glb']) {
    const before = routes.slice(0, files).filter(({ src }) => src && new RegExp(src).test(path));
    const got = Object.assign({}, ...before.map(({ headers }) => headers));
    for (const [name, value] of Object.entries(meantFor(folder, path))) {
      if (got[name] !== value) problems.push(`Vercel sends ${path} with ${name} "${got[name]}"`);
    }
  }
  for (const [from, to] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/nl/', '/nl'],
  ] as const) {
    const route = routes.find(({ src, headers }) => headers?.Location && src && new RegExp(src).test(from));
    const location = route && from.replace(new RegExp(route.src ?? ''), route.headers?.Location ?? '');
    if (location !== to) problems.push(`Vercel leads ${from} to ${location}`);
  }
  for (const locale of locales) {
    const route = routes
      .slice(files)
      .find(({ src }) => src && new RegExp(src).test(`/${locale}/nowhere/at/all`));
    if (route?.status !== 404 || route.dest !== `/${locale}/404`)
      problems.push(`Vercel has no not-found page for ${locale}`);
  }
  return problems;
}

function meantFor(folder: string, path: string): { [name: string]: string } {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const fitting = rules.filter(({ pattern }) => matches(pattern, path));
  return Object.assign({}, ...fitting.map(({ headers }) => headers));
}
