import { CloseIcon } from './icons.tsx';

interface Props {
  label: string;
  className: string;
  onClick: () => void;
}

/** A button with a cross. */
export function CloseButton({ label, ...props }: Props) {
  return (
    <button type="button" aria-label={label} title={label} {...props}>
      <CloseIcon />
    </button>
  );
}
