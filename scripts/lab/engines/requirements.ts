import type { EngineName } from './engine.ts';

/** A program an engine needs. */
export interface Requirement {
  /** What it is called on the PATH, best first. */
  readonly names: readonly string[];
  /** Debian's package that brings it. */
  readonly package: string;
  /** Environment variable that names another one. */
  readonly variable: string;
}

/** What each engine is driven with. */
export const requirements: Readonly<Record<EngineName, readonly Requirement[]>> = {
  firefox: [{ names: ['firefox-esr', 'firefox'], package: 'firefox-esr', variable: 'FIREFOX_PATH' }],
  webkit: [
    { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver', variable: 'WEBKIT_DRIVER_PATH' },
    { names: ['Xvfb'], package: 'xvfb', variable: 'XVFB_PATH' },
  ],
};

/** The machine, as far as programs are concerned. */
export interface Machine {
  /** The path of a program, if the machine has it. */
  find(requirement: Requirement): Promise<string | undefined>;
  canInstall(): Promise<boolean>;
  install(packages: readonly string[]): Promise<void>;
}

/** An engine's programs in the order of its requirements, or why it cannot run. */
export type Found = { readonly programs: readonly string[] } | { readonly reason: string };

/**
 * Finds the programs of an engine and installs those that are missing, where that needs no question.
 *
 * @returns what was found, or in one sentence what is missing and how to get it
 */
export async function obtain(needed: readonly Requirement[], machine: Machine): Promise<Found> {
  const look = () =>
    Promise.all(needed.map(async (requirement) => [requirement, await machine.find(requirement)] as const));
  let found = await look();
  const absent = () => found.flatMap(([requirement, path]) => (path === undefined ? [requirement] : []));
  const packages = absent().map((requirement) => requirement.package);
  if (packages.length === 0) return { programs: paths(found) };
  const variables = absent().map(({ variable }) => variable);
  const advice = `install ${packages.join(' and ')}, or name ${variables.length > 1 ? 'them' : 'it'} with ${variables.join(' and ')}`;
  if (!(await machine.canInstall())) {
    return {
      reason: `${names(absent())} not found, and this command installs on Debian as root only; ${advice}.`,
    };
  }
  await machine.install(packages);
  found = await look();
  if (absent().length === 0) return { programs: paths(found) };
  return {
    reason: `${names(absent())} not found, also after apt-get install ${packages.join(' ')}; ${advice}.`,
  };
}

const paths = (found: readonly (readonly [Requirement, string | undefined])[]) =>
  found.flatMap(([, path]) => path ?? []);

const names = (missing: readonly Requirement[]) =>
  missing.map((requirement) => requirement.names.join(' or ')).join(' and ');
