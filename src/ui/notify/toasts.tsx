import { useEffect, useState } from 'react';
import { Toaster, toast, useSonner } from 'sonner';
import { directionOf } from '../../../schema/languages.ts';
import { useLocale } from '../../site/context.ts';
import { useWords } from '../../site/useWords.ts';
import { CloseIcon } from '../icons.tsx';
import './toasts.css';

/** The current toast; one that is closing can no longer be changed. */
let shown: string | number | undefined;

/** Shows a toast in place of the current one: sonner adds toasts asynchronously, so dismissing it would leave two. */
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

/** Leaves the buttons in the lower corners free, which are 48 pixels high. */
const offset = { left: 16, right: 16, bottom: 'calc(var(--banner, 0px) + 76px)' };

/** Renders the toasts (the width is sonner's default). */
export function Toasts() {
  const t = useWords('common');
  const direction = directionOf(useLocale());
  const { toasts } = useSonner();
  const isAtTop = useIsAtTop(toasts[0]);
  return (
    <Toaster
      ref={(region) => {
        if (!region) return undefined;
        // The page's live region announces the text (notify.ts); sonner's would repeat it.
        region.setAttribute('aria-live', 'off');
        return dismissOnSwipe(region, direction === 'rtl', close);
      }}
      className={isAtTop ? 'toasts top' : 'toasts'}
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

/** Whether the toast has moved to the top because it would cover the focused element (WCAG 2.4.11). */
function useIsAtTop(shown: unknown): boolean {
  const [isAtTop, setAtTop] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    setAtTop(false);
    const move = () => {
      if (coversFocus()) setAtTop((wasAtTop) => !wasAtTop);
    };
    const frame = requestAnimationFrame(move);
    const end = new AbortController();
    document.addEventListener('focusin', move, end);
    window.addEventListener('resize', move, end);
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [shown]);
  return isAtTop;
}

/** Whether the toast covers the focused element, once it has moved in. */
function coversFocus(): boolean {
  const toast = document.querySelector<HTMLElement>('.toasts > li');
  const { activeElement: focused, body } = document;
  if (!toast?.parentElement || !focused || focused === body || toast.contains(focused)) return false;
  const { left, right, bottom } = toast.parentElement.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  // Large elements may be partly covered, such as the main content after “skip to content”.
  const isLarge = box.height > window.innerHeight / 2;
  const isBeside = box.right <= left || right <= box.left;
  return !isLarge && !isBeside && box.top < bottom && bottom - toast.offsetHeight < box.bottom;
}

/** Swipe distance in pixels that dismisses a toast; sonner's default is 45. */
const threshold = 20;

/** Dismisses toasts on shorter swipes than sonner does, down or to the side. Returns a cleanup function. */
function dismissOnSwipe(region: HTMLElement, isRtl: boolean, dismiss: () => void): () => void {
  const stop = new AbortController();
  let start: PointerEvent | undefined;
  const begin = (event: PointerEvent) => {
    start = event;
  };
  const end = ({ clientX, clientY }: PointerEvent) => {
    if (!start) return;
    const sideways = (clientX - start.clientX) * (isRtl ? -1 : 1);
    const down = clientY - start.clientY;
    start = undefined;
    if (Math.max(sideways, down) >= threshold) dismiss();
  };
  region.addEventListener('pointerdown', begin, { signal: stop.signal });
  region.addEventListener('pointerup', end, { signal: stop.signal });
  return () => stop.abort();
}
