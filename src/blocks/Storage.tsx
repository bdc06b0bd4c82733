import { useData } from '../site/context.ts';
import { Words } from '../site/Words.tsx';
import { TableScroller } from './parts/TableScroller.tsx';

/** The items that the site stores in the visitor's browser. */
export function Storage() {
  const { storage } = useData<'privacy-policy'>();
  return (
    <TableScroller>
      <thead>
        <tr>
          {(['key', 'purpose', 'content', 'kept'] as const).map((column) => (
            <Words as="th" key={column} scope="col" ns="components" k={`storage.${column}`} />
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
              <Words as="td" key={column} k={`storage.${item}.${column}`} />
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
