import { posix, win32 } from 'node:path';

/** What determines where a browser may be on a computer. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The user's home folder. */
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
 * Possible paths of a system Chromium, best first: on the PATH, then the default locations on macOS and Windows. The
 * files may not exist.
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
