import type { ReactNode } from 'react';

/** Icons are decoration: the words beside them, or the label of the control, say what they mean. */
function Icon({ children, mirrored }: { children: ReactNode; mirrored?: boolean }) {
  return (
    <svg
      className={mirrored ? 'icon mirrored' : 'icon'}
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
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.500 12h17M12 3.500c3 2.500 3.500 6 3.500 8.500s-.5 6-3.500 8.500c-3-2.500-3.500-6-3.500-8.500s.5-6 3.500-8.500Z" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m7 10 5 5 5-5" />
  </Icon>
);

export const ArrowUpIcon = () => (
  <Icon>
    <path d="M12 19V5M6 11l6-6 6 6" />
  </Icon>
);

/** Points in reading direction. */
export const ArrowForwardIcon = () => (
  <Icon mirrored>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const WhatsAppIcon = () => (
  <Icon>
    <path d="M4 20l1.200-4.200A8.200 8.200 0 1 1 8.300 18.900Z" />
    <path d="M9 8.500c0 3.500 3 6.500 6.500 6.500l1-1.700-2-1.300-1 .8a5.500 5.500 0 0 1-2.300-2.300l.8-1-1.300-2Z" />
  </Icon>
);
