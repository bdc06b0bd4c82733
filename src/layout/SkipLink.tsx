import { Words } from '../site/Words.tsx';

/** The first link of the page, seen when it has the focus (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      <Words ns="common" k="skip" />
    </a>
  );
}
