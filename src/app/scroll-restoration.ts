/**
 * Has Back and Forward show another screen from its top, as every move does (specification section 2); the browser would
 * glide to where the visitor left it. From a section of a screen, and after a reload, it returns to the place before.
 */
export function restoreWithinScreens(): void {
  // An entry of the history keeps how it was left.
  const restore = (way: ScrollRestoration) => () => {
    history.scrollRestoration = way;
  };
  const startAtTop = restore('manual');
  const keepPlace = restore('auto');
  // Not before the browser has restored the place of a reload.
  if (document.readyState === 'complete') startAtTop();
  for (const type of ['pageshow', 'popstate']) addEventListener(type, startAtTop);
  addEventListener('pagehide', keepPlace);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.hash && link.pathname === location.pathname) keepPlace();
    },
    true,
  );
}
