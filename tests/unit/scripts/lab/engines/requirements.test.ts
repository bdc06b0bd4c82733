import { expect, test } from 'vitest';
import {
  type Machine,
  obtain,
  type Requirement,
  requirements,
} from '../../../../../scripts/lab/engines/requirements.ts';

/** A machine that has some programs, and whose packages bring others. */
function machine(has: string[], { canInstall = true, brings = [] as string[] } = {}) {
  const installed: string[] = [];
  const programs = new Set(has);
  const path = ({ names }: Requirement) => {
    const name = names.find((one) => programs.has(one));
    return name === undefined ? undefined : `/usr/bin/${name}`;
  };
  const described: Machine = {
    find: async (requirement) => path(requirement),
    canInstall: async () => canInstall,
    async install(packages) {
      installed.push(...packages);
      for (const name of brings) programs.add(name);
    },
  };
  return { described, installed };
}

test('what is there is used, and nothing installed', async () => {
  const { described, installed } = machine(['firefox', 'firefox-esr']);
  expect(await obtain(requirements.firefox, described)).toEqual({ programs: ['/usr/bin/firefox-esr'] });
  expect(installed).toEqual([]);
});

test('only the packages of what is missing are installed, and the programs keep their order', async () => {
  const { described, installed } = machine(['Xvfb'], { brings: ['WebKitWebDriver'] });
  expect(await obtain(requirements.webkit, described)).toEqual({
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  });
  expect(installed).toEqual(['webkit2gtk-driver']);
});

test('where nothing may be installed, the reason names the programs, the packages and the variables', async () => {
  const { described, installed } = machine([], { canInstall: false });
  expect(await obtain(requirements.webkit, described)).toEqual({
    reason:
      'WebKitWebDriver and Xvfb not found, and this command installs on Debian as root only; install webkit2gtk-driver and xvfb, or name them with WEBKIT_DRIVER_PATH and XVFB_PATH.',
  });
  expect(installed).toEqual([]);
});

test('a package that brings nothing is said', async () => {
  const { described } = machine([]);
  expect(await obtain(requirements.firefox, described)).toEqual({
    reason:
      'firefox-esr or firefox not found, also after apt-get install firefox-esr; install firefox-esr, or name it with FIREFOX_PATH.',
  });
});
