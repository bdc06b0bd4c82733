import { Words } from '../../site/Words.tsx';
import { RequestField } from './RequestField.tsx';

interface Props {
  of: 'quote' | 'booking';
  value: string;
  onChange: (notes: string) => void;
}

/** A free-text field for notes on a request, in any language and direction. */
export function NotesField({ of, value, onChange }: Props) {
  return (
    <RequestField name="notes" label={<Words k={`${of}.notes`} />} hint={<Words k={`${of}.hint`} />} isWide>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </RequestField>
  );
}
