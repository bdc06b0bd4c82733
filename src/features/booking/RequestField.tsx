import type { ComponentProps, ReactNode } from 'react';

/** Attributes that associate a control with its label, hint and error. */
type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'name' | 'aria-describedby' | 'aria-invalid'>;

interface Props {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isWide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A form field: label, hint and error above the control, where no on-screen keyboard covers them. */
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
