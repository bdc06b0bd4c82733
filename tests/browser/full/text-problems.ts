import type { Page } from 'playwright';

/**
 * Returns text that does not fit: past the edge of the screen, cut off by its box, or over other text. Skips controls
 * that float over the page, and scroll containers.
 */
export function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      problems.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the screen`);
    const isPlaced = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      // Hidden from view, but read by screen readers.
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
      return element.closest('.skip-link, .scroll-to-top, .whatsapp-button') === null;
    };
    /** Returns the closest element, from the given one up, that floats over the page. */
    const floatOf = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement) {
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    const scroller = (element: Element): Element | null =>
      element.closest('.table-scroller, #menu, .contents');
    const boxes: { text: string; box: DOMRect; parent: Element; float: Element | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !isPlaced(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const scrolls = scroller(parent);
        if (!scrolls && (box.left < -1 || box.right > root.clientWidth + 1))
          problems.push(`“${text}” leaves the screen`);
        for (let at: Element | null = parent; at && at !== scrolls; at = at.parentElement) {
          if (!/hidden|clip/.test(getComputedStyle(at).overflowX)) continue;
          const around = at.getBoundingClientRect();
          if (box.left < around.left - 1 || box.right > around.right + 1)
            problems.push(`“${text}” is cut off`);
        }
        boxes.push({ text, box, parent, float: floatOf(parent) });
      }
    }
    for (const [place, one] of boxes.entries()) {
      for (const other of boxes.slice(place + 1)) {
        if (one.parent === other.parent || one.float !== other.float) continue;
        if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Line boxes overlap slightly; letters do not.
        const lower = Math.min(one.box.height, other.box.height);
        if (width > 2 && height > lower * 0.4) problems.push(`“${one.text}” lies over “${other.text}”`);
      }
    }
    // One box that is too wide displaces all others, so the first few problems are enough.
    return [...new Set(problems)].slice(0, 12);
  });
}
