import type { ComponentProps, ReactNode } from 'react';

/** What ties a control to its label, hint and error. */
type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

interface Props {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the field, in plain words. */
  error?: string | undefined;
  /** Takes the whole width of the form. */
  isWide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field of a request: label, hint and error above the control, where no keyboard of a phone covers them. */
export function RequestField({ name, label, hint, error, isWide, children }: Props) {
  const id = `request-${name}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={isWide ? 'field wide' : 'field'} data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
