const ordered = new WeakSet<Node>();

/**
 * Makes style sheets that are requested together take effect in order, once all have loaded: in Chromium, a layered
 * sheet that arrives early reloads all fonts, and the page is laid out again. Called once, when the site starts.
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
      // On failure, too: the sheet itself reports it to Vite, which is waiting for it.
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
