/** The oldest Node that Lighthouse 13 runs on (`engines` of its package). */
const oldest = { major: 22, minor: 19 };

/** What there is to run Lighthouse with. */
export interface Nodes {
  /** Version of the Node that runs this, and its program. */
  readonly version: string;
  readonly program: string;
  /** The Node of `tools/lighthouse/`, where its package has one for this system. */
  readonly packaged: string | undefined;
}

/**
 * The Node to run Lighthouse with: this one where it is new enough, otherwise that of the package.
 *
 * @returns its program
 * @throws Error with one sentence that says what to do, when there is none
 */
export function newerNode({ version, program, packaged }: Nodes): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return program;
  if (packaged !== undefined) return packaged;
  throw new Error(
    `Lighthouse needs Node ${oldest.major}.${oldest.minor} or newer and found Node ${version}; it comes as a package for Linux on x64 only, so install a newer one from https://nodejs.org and run the command again with it.`,
  );
}
