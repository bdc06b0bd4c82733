import { formats as allFormats } from '../../schema/formats.ts';
import { useData } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatList } from '../site/formats/format.ts';
import { Words } from '../site/Words.tsx';
import { TableScroller } from './parts/TableScroller.tsx';
import './Formats.css';

/** The file formats of a service and what each is for. */
export function Formats() {
  const { formats = [] } = useData<'services/*'>();
  const list = <Formatted>{(locale) => formatList(formats, locale)}</Formatted>;
  return (
    <>
      {/* Highlights the delivered formats; the table below lists them in words. */}
      <ul className="formats" aria-hidden="true">
        {allFormats.map((format) => (
          <li key={format} data-delivered={formats.includes(format)}>
            <bdi>{format}</bdi>
          </li>
        ))}
      </ul>
      <TableScroller>
        <caption className="visually-hidden">
          <Words ns="components" k="formats.caption" values={{ list }} />
        </caption>
        <thead>
          <tr>
            <Words as="th" scope="col" ns="components" k="formats.format" />
            <Words as="th" scope="col" ns="components" k="formats.use" />
          </tr>
        </thead>
        <tbody>
          {formats.map((format) => (
            <tr key={format}>
              <th scope="row">
                <bdi>{format}</bdi>
              </th>
              <Words as="td" ns="components" k={`formats.${format}`} />
            </tr>
          ))}
        </tbody>
      </TableScroller>
    </>
  );
}
