import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baselineFile } from '../base/baseline.ts';
import type { Detected } from '../core/layout.ts';
import { type Project, type Settings, sourceName } from '../core/project.ts';
import { listed, quote } from '../core/words.ts';
import { foldersAbove } from '../layouts/config-file.ts';
import { detect, projectOf } from '../layouts/detect.ts';
import { isProject, refuseMistakes, refuseOtherLanguages } from './settings.ts';

/** A project and its folders. */
export interface OpenProject extends Pick<Detected, 'contentDir' | 'leftOut' | 'note' | 'others'> {
  project: Project;
  /** The folder with the configuration, which paths in findings are relative to. */
  workingDir: string;
  /** The text of `check.baseline.json`: known findings, which do not block. */
  baseline?: string;
}

const configFiles = ['check.config.mjs', 'check.config.js', 'check.config.ts'];

/** Finds the nearest configured folder, from `folder` up to the root of its repository; `folder` if there is none. */
export function projectAbove(folder: string): string {
  const isConfigured = (at: string) =>
    [...configFiles, baselineFile].some((name) => existsSync(join(at, name)));
  return foldersAbove(folder).find(isConfigured) ?? folder;
}

/** Opens the project in a folder, by its configuration or detected layout; throws if the layout is unknown. */
export async function openProject(folder: string, content?: string): Promise<OpenProject> {
  const workingDir = resolve(folder);
  if (!isFolder(workingDir)) throw new Error(`There is no folder ${folder}.`);
  const { settings, ...file } = await configIn(workingDir);
  const baseline = join(workingDir, baselineFile);
  const more = { workingDir, ...(existsSync(baseline) && { baseline: readFileSync(baseline, 'utf8') }) };
  if (isProject(settings)) {
    const project = { ...settings, ...file };
    refuseOtherLanguages(project);
    return { ...more, project, contentDir: resolve(workingDir, content ?? 'content') };
  }
  const named = content ?? settings.content ?? '.';
  const where = resolve(workingDir, named);
  if (!isFolder(where)) {
    const by = content === undefined ? `${file.config}: “content”` : '--content';
    throw new Error(`${by}: there is no folder ${quote(named)}.`);
  }
  const detected = detect(where, settings);
  if (!detected) {
    throw new Error(
      `No translations were found in ${relative(process.cwd(), where) || 'this folder'}. Supported are Starlight (src/content/docs/<language>), Docusaurus (i18n/<language>), JSON files by language (locales/de.json, locales/de/common.json, locales/common.de.json) and pages in a folder for each language (docs/en, docs/de), also beside the source (docs/guide.md, docs/de/guide.md). Name the folder they are in with --content DIR.`,
    );
  }
  const project = { ...projectOf(detected, settings), ...file };
  refuseOtherLanguages(project);
  return { ...detected, ...more, project };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Loads the configuration of a project, if there is one; throws if it is invalid. */
async function configIn(folder: string): Promise<{ settings: Project | Settings } & Pick<Project, 'config'>> {
  const file = configFiles.map((name) => join(folder, name)).find(existsSync);
  if (!file) return { settings: {} };
  let loaded: { default?: Project | Settings };
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (error) {
    const [name, { message }] = [relative(process.cwd(), file), error as Error];
    // Node.js tells the place of a syntax error only when it runs the file itself.
    const where = error instanceof SyntaxError ? ` → “node --check ${name}” shows where.` : '';
    throw new Error(`${name} cannot be loaded: ${message}.${where}`);
  }
  const path = basename(file);
  const { default: settings } = loaded;
  if (!settings) throw new Error(`${path} has no default export. → write “export default { … };”.`);
  refuseMistakes(settings, path);
  return { settings, config: path };
}

/** Says in one line what was detected: “Starlight in docs/src/content/docs: English, translated to de, fr, ja.”. */
export function described({
  project,
  contentDir,
  workingDir,
  leftOut = [],
  note,
  others = [],
}: OpenProject): string {
  const { layout, locales, source } = project;
  const codes = locales.flatMap(({ code }) => (code === source ? [] : code));
  const where = relative(workingDir, contentDir) || '.';
  const more = others.map((folder) => relative(workingDir, folder) || '.');
  const translated = codes.length > 0 ? `translated to ${codes.join(', ')}` : 'not translated yet';
  const found = `${layout?.name} in ${where}: ${sourceName(project)}, ${translated}.`;
  return [
    found,
    note,
    more.length > 0 && `--content checks ${listed(more, 'or')} instead.`,
    leftOut.length > 0 &&
      `Left out: ${listed(leftOut)}, whose pages have other names; to include a language, list it under “languages” in the configuration.`,
  ]
    .filter(Boolean)
    .join(' ');
}
