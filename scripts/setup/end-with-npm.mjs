/** How often the parent process is looked at, in milliseconds. */
const pace = 500;

/**
 * Ends this process, as by SIGTERM, when the npm that runs it is gone.
 *
 * npm starts scripts through a shell, and the one of Debian does not pass signals on: stopping `npm start` would
 * leave the server running and its port taken.
 *
 * @param {{ npm_lifecycle_event?: string | undefined }} environment says whether npm runs this process
 */
export function endWithNpm(environment) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, pace);
  watch.unref();
}
