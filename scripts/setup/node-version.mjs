/**
 * Checks a Node version against the requirements of the project, which are those of Vite (`engines`).
 *
 * @param {string} version as in `process.versions.node`, for example `20.19.0`
 * @returns {string | undefined} one sentence that says what to do, or `undefined` if the version is supported
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return undefined;
  return `This project requires Node 20.19 or newer in the 20.x line, or 22.12 or newer, but found Node ${version}; install a current version from https://nodejs.org and run the command again.`;
}
