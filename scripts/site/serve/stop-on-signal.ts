/**
 * Shuts down a server command gracefully: on Ctrl+C or a termination signal, closes what is open and exits with code 0.
 * A second signal exits at once.
 *
 * @param close closes everything the command has open
 */
export function stopOnSignal(close: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(0);
    stopping = true;
    void close().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
