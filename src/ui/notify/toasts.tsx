import { Toaster, toast, useSonner } from 'sonner';
import { directionOf } from '../../../schema/languages.ts';
import { useLocale } from '../../site/context.ts';
import { useWords } from '../../site/useWords.ts';
import { CloseIcon } from '../icons.tsx';
import { bottomDistance, toastMargin } from './place.ts';
import { dismissOnSwipe } from './swipe.ts';
import './toasts.css';
import { useToastPlace } from './useToastPlace.ts';

/** The current toast; one that is closing can no longer be changed. */
let shown: string | number | undefined;

/** Updates the current toast, if any: sonner adds toasts asynchronously, so dismissing one first would leave two. */
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

/** Closes the current toast. */
export function close(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

const offset = {
  left: toastMargin,
  right: toastMargin,
  bottom: `calc(var(--banner, 0px) + ${bottomDistance}px)`,
};

/** Renders the toasts (the width is sonner's default). */
export function Toasts() {
  const t = useWords('common');
  const direction = directionOf(useLocale());
  const { toasts } = useSonner();
  const place = useToastPlace(toasts[0], direction === 'rtl');
  return (
    <Toaster
      ref={(region) => {
        if (!region) return undefined;
        // The page's live region announces the text (notify.ts); sonner's would repeat it.
        region.setAttribute('aria-live', 'off');
        return dismissOnSwipe(region, direction === 'rtl', close);
      }}
      className={`toasts ${place}`}
      customAriaLabel={t('notices.label')}
      dir={direction}
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      offset={offset}
      mobileOffset={offset}
      duration={4000}
      visibleToasts={3}
      gap={14}
      closeButton
      icons={{ close: <CloseIcon /> }}
      toastOptions={{ closeButtonAriaLabel: t('notices.close') }}
    />
  );
}
