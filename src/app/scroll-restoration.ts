/** Makes Back and Forward show another screen from the top; within a screen, the browser restores the position. */
export function restoreWithinScreens(): void {
  // Each history entry stores its own setting.
  const restore = (way: ScrollRestoration) => () => {
    history.scrollRestoration = way;
  };
  const startAtTop = restore('manual');
  const keepPlace = restore('auto');
  // Only after the browser has restored the position on a reload.
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
