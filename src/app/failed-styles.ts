/** Style sheets that failed to load since the site started. */
const failed = new Set<HTMLLinkElement>();

/** Starts recording failures; called once, when the site starts. */
export function recordFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // The event does not bubble.
  window.addEventListener('error', note, true);
}

/** Requests failed style sheets again, since Vite requests each only once. @throws Error when one fails again */
export async function reloadFailedStyles(): Promise<void> {
  await Promise.all(
    [...failed].map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      failed.delete(link);
      return new Promise((resolve, reject) => {
        again.onload = resolve;
        again.onerror = () => reject(new Error(`The styles ${again.href} could not be loaded.`));
        link.replaceWith(again);
      });
    }),
  );
}
