/** Makes SIGTERM and SIGHUP act as SIGINT, the only signal on which Playwright stops its servers. */
export function interruptOnTermination(): void {
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.kill(process.pid, 'SIGINT'));
}
