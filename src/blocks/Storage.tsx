import { useContent } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import { TableScroller } from './TableScroller.tsx';

/** What the site keeps in the visitor's browser. */
export function Storage() {
  const { storage } = useContent<'privacy-policy'>();
  const { t } = useComponentWords();
  return (
    <TableScroller>
      <thead>
        <tr>
          {(['key', 'purpose', 'content', 'kept'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`storage.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.values(storage).map((item) => (
          <tr key={item.key}>
            <th scope="row">
              <code dir="ltr">{item.key}</code>
            </th>
            <td>
              <Text>{item.purpose}</Text>
            </td>
            <td>
              <Text>{item.content}</Text>
            </td>
            <td>
              <Text>{item.kept}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
