import { useEffect, useRef, useState } from 'react';
import { Formatted } from '../../site/formats/Formatted.tsx';
import { formatNumber } from '../../site/formats/format.ts';
import { formatBytes, formatMillimeters } from '../../site/formats/format-size.ts';
import { whenIdle } from '../../site/idle.ts';
import { useWords } from '../../site/useWords.ts';
import { Words } from '../../site/Words.tsx';
import { download } from '../../ui/download.ts';
import { handleFailure } from '../../ui/notify/failure.ts';
import { type Format, formats, type GeneratedFile, generateFile } from './download.ts';
import { measuresOf, type Product, triangleCount } from './product.ts';
import { arLauncher } from './room.ts';

/** Measurements, triangle count and files of the configured product, all computed from its model. */
export function Facts({ product }: { product: Product }) {
  const { width, depth, height } = measuresOf(product.model);
  const facts = [
    ['width', width, formatMillimeters],
    ['depth', depth, formatMillimeters],
    ['height', height, formatMillimeters],
    ['triangles', triangleCount(product.model), formatNumber],
  ] as const;
  const files = useRef<HTMLUListElement>(null);
  const reached = useHasBeenVisible(files);
  return (
    <>
      <dl className="configurator-facts">
        {facts.map(([name, value, format]) => (
          <div key={name}>
            <Words as="dt" k={`configurator.${name}`} />
            <dd>
              <Formatted>{(locale) => format(value, locale)}</Formatted>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="configurator-files" ref={files}>
        {formats.map((format) => (
          <li key={format}>
            <FileButton product={product} format={format} reached={reached} />
          </li>
        ))}
        <RoomButton product={product} />
      </ul>
    </>
  );
}

/** Whether an element has been in view. */
function useHasBeenVisible(element: { readonly current: Element | null }): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setReached(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return reached;
}

/** A button that opens AR on supported devices, with a note if it cannot show the chosen colors. */
function RoomButton({ product }: { product: Product }) {
  const t = useWords('common');
  const [way, setWay] = useState<ReturnType<typeof arLauncher>>();
  useEffect(() => setWay(arLauncher(product)), [product]);
  if (way === undefined) return null;
  const open = () => way.open().catch(() => handleFailure('usdz', t('error.heading')));
  return (
    <li>
      <button type="button" onClick={open}>
        <Words k="configurator.inYourRoom" />
      </button>
      {!way.showsFinish && <Words as="p" className="configurator-note" k="configurator.inStandardColors" />}
    </li>
  );
}

/** Delay before the files of a choice are generated, in milliseconds. */
const generationDelay = 600;

/** Downloads a file. To show its size, it is generated once in view and idle; in data-saving mode, only on click. */
function FileButton({ product, format, reached }: { product: Product; format: Format; reached: boolean }) {
  const t = useWords('common');
  const [made, setMade] = useState<{ readonly product: Product; readonly file: GeneratedFile }>();
  const file = made?.product === product ? made.file : undefined;
  useEffect(() => {
    if (!reached || isSavingData()) return undefined;
    return whenIdle(generationDelay, async (isWanted) => {
      // Loading that fails now may succeed on click.
      const file = await generateFile(product, format).catch(() => undefined);
      if (file && isWanted()) setMade({ product, file });
    });
  }, [product, format, reached]);
  const save = async () => {
    try {
      const ready = file ?? (await generateFile(product, format));
      setMade({ product, file: ready });
      download(ready.name, ready.type, ready.data);
    } catch {
      await handleFailure(format, t('error.heading'));
    }
  };
  return (
    <button type="button" onClick={save}>
      <Words k="configurator.download" values={{ format: format.toUpperCase() }} />{' '}
      {/* Rendered from the start, so that nothing moves when the size is known. */}
      <span className="configurator-size">
        {file && <Formatted>{(locale) => formatBytes(file.data.length, locale)}</Formatted>}
      </span>
    </button>
  );
}

function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
