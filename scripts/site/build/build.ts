import { mkdirSync, rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { createBuilder } from 'vite';
import { loadSite } from '../../content/site.ts';
import { contentSource } from '../../content/source.ts';
import { type BuildOptions, entry, otherMedia, root, viteConfig } from '../config.ts';
import { writeHostFiles } from '../hosts/write.ts';
import { writeLists } from '../seo/write.ts';
import { socialAdvice } from '../social/social-image.ts';
import { sharedChunks } from './chunks.ts';
import { prerender } from './prerender.ts';
import { serverPages } from './server-pages.ts';

export interface SiteBuildOptions extends BuildOptions {
  /** Receives a line at the start of each long step. */
  log?: (line: string) => void;
}

/**
 * Builds the site: scripts and styles for the browser, what draws the same screens in Node, then every address of
 * every language as an HTML file.
 *
 * @returns how many HTML files were written, and where
 * @throws Error with every finding when the content or the configuration is not valid
 */
export async function build(options: SiteBuildOptions = {}): Promise<{ pages: number; outDir: string }> {
  const { log = () => undefined, mode = 'production', preview = false } = options;
  const { outDir = `${root}/${preview ? 'preview' : 'dist'}` } = options;
  const source = contentSource(options.contentDir ?? `${root}/content`);
  // Left to itself, Node lets garbage grow to several times of what is in use before it takes it away, which was a
  // quarter of the memory of a large build; to take it away sooner costs no time. It stays so for the process.
  setFlagsFromString('--heap-growing-percent=50');
  // Before Vite starts, which would wrap the findings into a message of its own.
  source.graph();
  // React chooses between its two builds by this variable when the screens are drawn.
  process.env.NODE_ENV = mode;
  const serverDir = `${root}/.cache/server-${process.pid}-${serial++}`;
  mkdirSync(serverDir, { recursive: true });
  try {
    const config = viteConfig({ ...options, outDir, mode, preview }, source);
    const chunks = sharedChunks();
    const drawn = serverPages(source, serverDir);
    const builder = await createBuilder({
      ...config,
      plugins: [...(config.plugins ?? []), chunks.plugin, drawn.plugin],
      logLevel: 'warn',
      environments: {
        client: {
          build: {
            ...config.build,
            rolldownOptions: {
              ...config.build?.rolldownOptions,
              input: [`${root}/${entry}`, `${root}/${otherMedia}`],
              output: { codeSplitting: { groups: chunks.groups } },
            },
          },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            ...config.build,
            outDir: serverDir,
            ssr: true,
            manifest: false,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { [thread]: `${root}/scripts/site/build/render-thread.ts`, ...drawn.input },
              output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
              // What comes late in the browser is there at once here.
              checks: { pluginTimings: false, ineffectiveDynamicImport: false },
            },
          },
        },
      },
    });
    const { client, ssr } = builder.environments;
    if (!client || !ssr) throw new Error('Vite did not set up the two environments of the build.');
    log('Compiling the content, scripts and styles …');
    await Promise.all([builder.build(client), builder.build(ssr)]);
    drawn.write();
    log('Writing the pages …');
    const site = loadSite();
    const { pages, inline } = await prerender(`${serverDir}/${thread}.js`, source.graph(), outDir, site);
    writeLists(source, site, outDir);
    // Nothing else runs or styles: all that stands between tags of script or style in the pages.
    writeHostFiles(outDir, inline, site);
    const advice = socialAdvice(source.graph(), site.company);
    if (advice) log(advice);
    if (preview) {
      // With all of the check, which other builds shall not wait for.
      const { writePreview } = await import('./preview.ts');
      await writePreview(source.contentDir, outDir);
    }
    return { pages, outDir };
  } finally {
    rmSync(serverDir, { recursive: true, force: true });
  }
}

const thread = 'render-thread';

let serial = 0;
