import { Words } from '../site/Words.tsx';

/** The first link of the page, visible on focus (WCAG 2.4.1). */
export function SkipLink() {
  return <Words as="a" className="skip-link" href="#content" ns="common" k="skip" />;
}
