/** Files that the build writes for hosts, which must not serve them. `.assetsignore` is hidden by its dot. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json', 'nginx.conf'] as const;

/** Whether a path is for the host only: `/_headers`, `/about.html.br`. */
export function isHostFile(path: string): boolean {
  return hostFiles.some((name) => path === `/${name}`) || /\.(?:br|gz)$/.test(path);
}
