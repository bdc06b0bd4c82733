import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baselineFile } from './baseline.ts';
import type { Detected } from './core/layout.ts';
import type { Project, Settings } from './core/project.ts';
import { listed } from './core/words.ts';
import { detect, projectOf } from './layouts/detect.ts';

/** A project and its folders. */
export interface OpenProject extends Pick<Detected, 'contentDir' | 'others' | 'languages'> {
  project: Project;
  /** The folder that findings are relative to, with the configuration. */
  workingDir: string;
  /** The findings that are known and block nothing (`check.baseline.json`). */
  baseline?: string;
}

/** The possible file names of a configuration. */
export const configFiles = ['check.config.mjs', 'check.config.js', 'check.config.ts'];

/** Opens the project in a folder, from its configuration or its usual files; throws if it has no known layout. */
export async function openProject(folder: string, content?: string): Promise<OpenProject> {
  const workingDir = resolve(folder);
  if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${folder}.`);
  const config = await configIn(workingDir);
  const baseline = join(workingDir, baselineFile);
  const more = { workingDir, ...(existsSync(baseline) && { baseline: readFileSync(baseline, 'utf8') }) };
  if ('locales' in config) return { ...more, project: config, contentDir: join(workingDir, 'content') };
  const where = resolve(workingDir, content ?? config.content ?? '.');
  const detected = detect(where, config);
  if (!detected) {
    throw new Error(
      `No translations were found in ${relative(process.cwd(), where) || 'this folder'}. Known are Starlight (src/content/docs/<language>), Docusaurus (i18n/<language>) and JSON files by language (locales/de.json, locales/de/common.json). --content DIR names the folder they are in.`,
    );
  }
  return { ...detected, ...more, project: projectOf(detected, config) };
}

async function configIn(folder: string): Promise<Project | Settings> {
  const file = configFiles.map((name) => join(folder, name)).find(existsSync);
  if (!file) return {};
  try {
    return (await import(pathToFileURL(file).href)).default ?? {};
  } catch (error) {
    throw new Error(`${relative(process.cwd(), file)} cannot be loaded: ${(error as Error).message}`);
  }
}

/** Says in one line what a folder was taken for: “Starlight in docs/src/content/docs: English, and 3 translations (de, fr, ja)”. */
export function described({ project, contentDir, workingDir, others = [] }: OpenProject): string {
  const { layout, locales, source } = project;
  const codes = locales.flatMap(({ code }) => (code === source ? [] : code));
  const english = locales.find(({ code }) => code === source)?.name ?? source;
  const where = relative(workingDir, contentDir) || '.';
  const what = `${layout?.name ?? 'check.config'} in ${where}: ${english}, translated to ${codes.join(', ')}.`;
  const more = others.map((folder) => relative(workingDir, folder) || '.');
  return more.length > 0 ? `${what} --content checks ${listed(more, 'or')} instead.` : what;
}
