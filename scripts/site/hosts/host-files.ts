/** What the build writes for hosts, and what hosts must not hand out. `.assetsignore` is hidden by its dot. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;

/** True for the path of a file that is there for the host alone: `/_headers`, `/about.html.br`. */
export function isForHostOnly(path: string): boolean {
  return hostFiles.some((name) => path === `/${name}`) || /\.(?:br|gz)$/.test(path);
}
