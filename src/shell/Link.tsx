import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { addPrefix } from '../../schema/page-key.ts';
import { useScreen } from '../screen/context.ts';
import { forgetFailure, loadedScreen, loadScreen } from '../screen/load.ts';
import { routeOf } from '../screen/routes.tsx';
import { transitionTo } from '../screen/transition.ts';

/**
 * A link to a screen, given as the path without a language: it leads to the screen in the visitor's
 * language. The screen's script is fetched as soon as the visitor shows interest in the link.
 */
export function Link({ to, ...props }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { locale } = useScreen();
  return <PathLink to={addPrefix(to, locale)} {...props} />;
}

/** A link to a path of the site as it stands, language included. */
export function PathLink({ to, onClick, ...props }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const target = () => routeOf(to.split(/[?#]/, 1)[0] ?? to);
  const prepare = () => {
    const route = target();
    // A failure shows when the visitor follows the link; there is nothing to say about it here.
    if (route && mayPrefetch()) loadScreen(route, i18n).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const route = target();
    if (route) forgetFailure(route);
    onClick?.(event);
    // Only where the screen is there at once: nobody waits for the show.
    const isMove = isPlainClick(event) && route && loadedScreen(route) && route.path !== pathname;
    if (isMove && transitionTo(() => navigate(to))) event.preventDefault();
  };
  return (
    <RouterLink
      to={to}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={follow}
      {...props}
    />
  );
}

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

/** Visitors who save data or are on a very slow line get nothing they have not asked for. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
