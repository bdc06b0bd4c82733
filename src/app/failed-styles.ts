/** Style sheets of screens that could not be had, since the site was started. */
const failed = new Set<HTMLLinkElement>();

/** Begins to note them; once, when the site starts. */
export function noteFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // The event does not bubble.
  window.addEventListener('error', note, true);
}

/**
 * Asks once more for those that failed, because Vite asks for each only once in a document: without, a screen that
 * is tried again would stand there without its styles.
 *
 * @throws when one of them fails again
 */
export async function renewFailedStyles(): Promise<void> {
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
