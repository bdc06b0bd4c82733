import { posix, win32 } from 'node:path';

/** The parts of a computer that say where a browser may be. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The user's own folder. */
  readonly home: string;
}

const unixNames = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];
const windowsNames = ['chromium.exe', 'chrome.exe', 'msedge.exe'];

const macApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const windowsApplications = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Where a Chromium the system brought along may be, best first: on the PATH, then where installers on macOS and
 * Windows put it. Nothing is looked up; the files may or may not exist.
 */
export function browserPlaces({ platform, env, home }: Machine): string[] {
  const windows = platform === 'win32';
  const { join, delimiter } = windows ? win32 : posix;
  // Windows writes the variable "Path"; a copy of the environment is case-sensitive even there.
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== '');
  const names = windows ? windowsNames : unixNames;
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (platform === 'darwin') {
    const roots = ['/Applications', join(home, 'Applications')];
    return [
      ...onPath,
      ...macApplications.flatMap((name) =>
        roots.map((root) => join(root, `${name}.app/Contents/MacOS/${name}`)),
      ),
    ];
  }
  if (windows) {
    const roots = [env.LOCALAPPDATA, env.ProgramFiles, env['ProgramFiles(x86)']].filter(
      (root) => root !== undefined,
    );
    return [...onPath, ...windowsApplications.flatMap((place) => roots.map((root) => join(root, place)))];
  }
  return onPath;
}
