import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { addPrefix } from '../../schema/page-key.ts';
import { useLocale } from './context.ts';
import { focusSection } from './focus-section.ts';
import { closeOverlays } from './overlays.ts';
import { isPlainClick } from './plain-click.ts';

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>;

/** A link to a screen in the visitor's language, given as a path without a language prefix. */
export function Link({ to, ...props }: LinkProps) {
  return <PathLink to={addPrefix(to, useLocale())} {...props} />;
}

/** A link to a path of the site, used unchanged, with its language prefix if it has one. */
export function PathLink({ to, onClick, ...props }: LinkProps) {
  const { pathname, search } = useLocation();
  const target = new URL(to, 'https://path.invalid');
  const isSameScreen = target.pathname === pathname;
  const isInPageLink = isSameScreen && target.search === search && target.hash !== '';
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isSameScreen || !isPlainClick(event)) return;
    closeOverlays();
    if (!target.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (!isInPageLink) showSection(target.hash.slice(1));
  };
  return (
    <RouterLink
      to={to}
      // Links to sections of the current screen are left to the browser.
      reloadDocument={isInPageLink}
      discover="none"
      onClick={follow}
      {...props}
    />
  );
}

/** Scrolls to a section of the screen, as the browser does when only the hash changes. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  focusSection(section);
}

/** A link in a screen's text: to a screen, a section, or another site. */
export function ContentLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href} {...props} />;
  return <a href={href} {...props} />;
}
