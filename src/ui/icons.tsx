import type { ReactNode } from 'react';

/** Creates an icon. Icons are decorative: the text beside them, or the label of the control, has the meaning. */
const icon = (drawing: ReactNode, className = 'icon') =>
  function Icon() {
    return (
      <svg
        className={className}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };

export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);
export const ChevronIcon = icon(<path d="m7 10 5 5 5-5" />);
export const ArrowUpIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" />);
/** Points in reading direction. */
export const ArrowForwardIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />, 'icon mirrored');
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c3 2.5 3.5 6 3.5 8.5s-.5 6-3.5 8.5c-3-2.5-3.5-6-3.5-8.5s.5-6 3.5-8.5Z" />
  </>,
);
export const WhatsAppIcon = icon(
  <>
    <path d="M4 20l1.2-4.2A8.2 8.2 0 1 1 8.3 18.9Z" />
    <path d="M9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.7-2-1.3-1 .8a5.5 5.5 0 0 1-2.3-2.3l.8-1-1.3-2Z" />
  </>,
);
