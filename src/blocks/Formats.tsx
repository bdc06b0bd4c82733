import { formats as allFormats } from '../../schema/formats.ts';
import { useContent } from '../site/context.ts';
import { Formatted } from '../site/formats/Formatted.tsx';
import { formatList } from '../site/formats/format.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import { TableScroller } from './TableScroller.tsx';
import './Formats.css';

/** The file formats of a service and what each is for. */
export function Formats() {
  const { formats = [] } = useContent<'services/*'>();
  const { t, locale } = useComponentWords();
  return (
    <>
      {/* Of all formats, those delivered here: the table below says it in words. */}
      <ul className="formats" aria-hidden="true">
        {allFormats.map((format) => (
          <li key={format} data-delivered={formats.includes(format)}>
            <bdi>{format}</bdi>
          </li>
        ))}
      </ul>
      <TableScroller>
        <caption className="visually-hidden">
          <Text variables={{ list: <Formatted>{() => formatList(formats, locale)}</Formatted> }}>
            {t('formats.caption', { skipInterpolation: true })}
          </Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('formats.format')}</th>
            <th scope="col">{t('formats.use')}</th>
          </tr>
        </thead>
        <tbody>
          {formats.map((format) => (
            <tr key={format}>
              <th scope="row">
                <bdi>{format}</bdi>
              </th>
              <td>{t(`formats.${format}`)}</td>
            </tr>
          ))}
        </tbody>
      </TableScroller>
    </>
  );
}
