/** Polling interval of the parent process, in milliseconds. */
const pollInterval = 500;

/**
 * Ends this process with SIGTERM when the npm process that runs it has ended.
 *
 * npm runs scripts in a shell, and Debian's does not forward signals: stopping `npm start` would leave the server
 * running and its port in use.
 *
 * @param {{ npm_lifecycle_event?: string | undefined }} environment tells whether npm runs this process
 */
export function endWithNpm(environment) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, pollInterval);
  watch.unref();
}
