import { Text } from '../../site/Text.tsx';
import { RequestField } from './RequestField.tsx';

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (notes: string) => void;
}

/** What the visitor wants to add to a request, in whatever language and direction. */
export function NotesField({ label, hint, value, onChange }: Props) {
  return (
    <RequestField name="notes" label={label} hint={<Text>{hint}</Text>}>
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
