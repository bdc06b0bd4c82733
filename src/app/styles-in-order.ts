/** Sheets that have been put in their order. */
const ordered = new WeakSet<Node>();

/**
 * Has style sheets that are asked for at once take effect in their order, when all are there. By themselves each would
 * when it arrives, and a sheet with layers that comes before its turn makes Chromium set up all typefaces anew: the
 * whole page is laid out again, with the late typeface that `font-display: optional` had kept away. Once, when the
 * site starts.
 */
export function applyStylesInOrder(): void {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isStyleSheet);
    const links = added.filter((link) => !ordered.has(link));
    if (links.length < 2) return;
    let missing = links.length;
    for (const link of links) {
      ordered.add(link);
      const file = link.cloneNode() as HTMLLinkElement;
      file.rel = 'preload';
      file.as = 'style';
      // A failure shows in the sheet itself, for which Vite waits.
      file.onload = file.onerror = () => {
        file.remove();
        missing -= 1;
        if (missing === 0) document.head.append(...links);
      };
      link.replaceWith(file);
    }
  }).observe(document.head, { childList: true });
}

const isStyleSheet = (node: Node): node is HTMLLinkElement =>
  node instanceof HTMLLinkElement && node.rel === 'stylesheet';
