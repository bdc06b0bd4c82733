const highest = 65_535;

/**
 * Reads the port from the environment.
 *
 * @param value the environment variable PORT, if set
 * @param usual the default port
 * @param command for the error message, for example `npm start`
 * @returns 1–65535
 * @throws Error when the value is not a port
 */
export function readPort(value: string | undefined, usual: number, command: string): number {
  const text = value?.trim() ?? '';
  if (text === '') return usual;
  const port = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= highest) return port;
  throw new Error(
    `PORT must be a whole number from 1 to ${highest}, but is "${value}"; for example: PORT=${usual} ${command}`,
  );
}

/** The message for a port used by another program. */
export function portInUse(port: number, command: string): string {
  const other = port < highest ? port + 1 : port - 1;
  return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${other} ${command}`;
}
