import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import { TableScroller } from './parts/TableScroller.tsx';

/** What the site keeps in the visitor's browser. */
export function Storage() {
  const { storage } = useData<'privacy-policy'>();
  return (
    <TableScroller>
      <thead>
        <tr>
          {(['key', 'purpose', 'content', 'kept'] as const).map((column) => (
            <th key={column} scope="col">
              <Words ns="components" k={`storage.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(storage).map(([item, { key }]) => (
          <tr key={item}>
            <th scope="row">
              <code dir="ltr">{key}</code>
            </th>
            {(['purpose', 'content', 'kept'] as const).map((column) => (
              <td key={column}>
                <Words k={`storage.${item}.${column}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
