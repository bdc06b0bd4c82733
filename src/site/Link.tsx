import type { ComponentProps, MouseEvent } from 'react';
import { addPrefix } from '../../schema/page-key.ts';
import { closeOverlays } from '../app/arrival.ts';
import { useHistory } from '../app/history.ts';
import { forgetFailure, loadedScreen, loadScreen } from '../app/load.ts';
import { mayPrefetch, prefetchInView } from '../app/prefetch.ts';
import { routeOf } from '../app/routes.ts';
import { transitionTo } from '../app/transition.ts';
import { useLocale } from './context.ts';
import { useI18n } from './useI18n.ts';

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>;

/**
 * A link to a screen, given as the path without a language: it leads to the screen in the visitor's
 * language, which is fetched ahead when the link comes into view.
 */
export function Link({ to, ...props }: LinkProps) {
  const locale = useLocale();
  const i18n = useI18n();
  const path = addPrefix(to, locale);
  return <PathLink to={path} ref={(link) => prefetchInView(link, routeTo(path), i18n)} {...props} />;
}

/**
 * A link to a path of the site as it stands, language included. The screen's script is fetched as soon as the
 * visitor shows interest in the link.
 */
export function PathLink({ to, onClick, ...props }: LinkProps) {
  const i18n = useI18n();
  const history = useHistory();
  const prepare = () => {
    // A failure shows when the visitor follows the link; there is nothing to say about it here.
    if (mayPrefetch()) loadScreen(routeTo(to), i18n).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const route = routeTo(to);
    forgetFailure(route);
    onClick?.(event);
    const { href, pathname, search } = location;
    const target = new URL(to, href);
    const isSameScreen = target.pathname === pathname;
    // To a section of the screen that is shown, the browser goes by itself.
    const isSection = isSameScreen && target.search === search && target.hash !== '';
    if (!isPlainClick(event)) return;
    if (isSameScreen) closeOverlays();
    if (isSection) return;
    event.preventDefault();
    if (isSameScreen) window.scrollTo({ top: 0, behavior: 'instant' });
    // The address the visitor is at already is no step in the history, as in a browser.
    const isHere = target.href === href;
    const move = () => (isHere ? history.replace(to) : history.push(to));
    // Only where the screen is there at once: nobody waits for the show.
    const isShown = loadedScreen(route) && route.path !== pathname && transitionTo(move);
    if (!isShown) move();
  };
  return (
    <a
      href={to}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={follow}
      {...props}
    />
  );
}

const routeTo = (path: string) => routeOf(path.split(/[?#]/, 1)[0] ?? path);

/** Whether a click opens the link here, and not in a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** A link in the text of a screen: to a screen, to a section, or to elsewhere. */
export function ContentLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href} {...props} />;
  return <a href={href} {...props} />;
}
