import { Toaster, toast, useSonner } from 'sonner';
import { directionOf, type Locale } from '../../../schema/languages.ts';
import { CloseIcon } from '../icons.tsx';
import { bottomDistance, toastMargin } from './place.ts';
import { dismissOnSwipe } from './swipe.ts';
import './toasts.css';
import { usePlace } from './usePlace.ts';

/** The toast that is shown; one that is on its way out cannot be changed any more. */
let shown: string | number | undefined;

/**
 * Shows a toast in place of the one that is shown. That one gets the new text: sonner adds a toast a moment after
 * it was asked to, and misses a dismissal before that, so that two would stand there.
 */
export function show(text: string): void {
  const gone = ({ id }: { id: string | number }) => {
    if (shown === id) shown = undefined;
  };
  shown = toast(text, {
    ...(shown === undefined ? {} : { id: shown }),
    onAutoClose: gone,
    onDismiss: gone,
  });
}

/** Closes the toast that is shown. */
export function close(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

interface Props {
  locale: Locale;
  /** Names for screen readers: of the area, and of the button that closes a toast. */
  label: string;
  close: string;
}

const offset = {
  left: toastMargin,
  right: toastMargin,
  bottom: `calc(var(--banner, 0px) + ${bottomDistance}px)`,
};

/** Draws the toasts (specification section 9; the width is sonner's own). */
export function Toasts({ locale, label, close: closeLabel }: Props) {
  const direction = directionOf(locale);
  const { toasts } = useSonner();
  const place = usePlace(toasts[0], direction === 'rtl');
  return (
    <Toaster
      ref={(region) => {
        if (!region) return undefined;
        // The announcer of the page reads the text (notify.ts); sonner's region would read it a second time.
        region.setAttribute('aria-live', 'off');
        return dismissOnSwipe(region, direction === 'rtl', close);
      }}
      className={`toasts ${place}`}
      customAriaLabel={label}
      dir={direction}
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      offset={offset}
      mobileOffset={offset}
      duration={4000}
      visibleToasts={3}
      gap={14}
      closeButton
      icons={{ close: <CloseIcon /> }}
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}
