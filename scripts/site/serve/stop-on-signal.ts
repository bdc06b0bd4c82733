/**
 * Lets a command that serves end well: on Ctrl+C, or when it is told to stop, it closes what it has open and
 * exits with code 0. A second signal does not wait.
 *
 * @param close closes what the command has open
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
