import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../site/idle.ts';
import { Words } from '../../site/Words.tsx';
import { download } from '../../ui/download.ts';
import type { Model } from '../models/model.ts';
import { type Format, fileOf, formats, type MadeFile } from './download.ts';
import { measuresOf, triangleCount } from './product.ts';
import { type RoomWay, roomWay } from './room.ts';

interface Props {
  product: { readonly model: Model; readonly finish: string };
  number: (value: number) => ReactNode;
  millimeters: (value: number) => ReactNode;
  bytes: (value: number) => ReactNode;
  /** What is to be done where a script cannot be had. */
  fail: (script: string) => Promise<void>;
}

/** Measures, triangles and files of the configured product, all taken from the product itself. */
export function Facts({ product, number, millimeters, bytes, fail }: Props) {
  const { width, depth, height } = measuresOf(product.model);
  const facts = [
    ['width', millimeters(width)],
    ['depth', millimeters(depth)],
    ['height', millimeters(height)],
    ['triangles', number(triangleCount(product.model))],
  ] as const;
  const files = useRef<HTMLUListElement>(null);
  const reached = useReached(files);
  return (
    <>
      <dl className="configurator-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>
              <Words k={`configurator.${name}`} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="configurator-files" ref={files}>
        {formats.map((format) => (
          <li key={format}>
            <FileButton product={product} format={format} bytes={bytes} fail={fail} reached={reached} />
          </li>
        ))}
        <RoomButton product={product} fail={fail} />
      </ul>
    </>
  );
}

/** Whether an element has been in sight. */
function useReached(element: { readonly current: Element | null }): boolean {
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

/** Where the device can show the product in the visitor's room; says so where it cannot show the chosen colors. */
function RoomButton({ product, fail }: Pick<Props, 'product' | 'fail'>) {
  const [way, setWay] = useState<RoomWay>();
  useEffect(() => setWay(roomWay(product.model)), [product]);
  if (way === undefined) return null;
  return (
    <li>
      <button type="button" onClick={() => way.open(product.finish).catch(() => fail('usdz'))}>
        <Words k="configurator.inYourRoom" />
      </button>
      {!way.shows(product.finish) && (
        <p className="configurator-note">
          <Words k="configurator.inStandardColors" />
        </p>
      )}
    </li>
  );
}

/** How long a choice has to stand before its files are made, in milliseconds. */
const settled = 600;

/**
 * Saves a file of the product. It is made when the button has come in sight and nothing is left to do, so that its real
 * size is there before the press; for visitors who save data, with the press.
 */
function FileButton({
  product,
  format,
  bytes,
  fail,
  reached,
}: Pick<Props, 'product' | 'bytes' | 'fail'> & { format: Format; reached: boolean }) {
  const [made, setMade] = useState<{ readonly product: Props['product']; readonly file: MadeFile }>();
  const file = made?.product === product ? made.file : undefined;
  useEffect(() => {
    if (!reached || savesData()) return undefined;
    return whenIdle(settled, async (isWanted) => {
      // What cannot be had now may be there with the press.
      const file = await fileOf(product.model, product.finish, format).catch(() => undefined);
      if (file && isWanted()) setMade({ product, file });
    });
  }, [product, format, reached]);
  const save = async () => {
    try {
      const ready = file ?? (await fileOf(product.model, product.finish, format));
      setMade({ product, file: ready });
      download(ready.name, ready.type, ready.data);
    } catch {
      await fail(format);
    }
  };
  return (
    <button type="button" onClick={save}>
      <Words k="configurator.download" values={{ format: format.toUpperCase() }} />{' '}
      {/* Its line is there from the start, so that nothing moves when the size is known. */}
      <span className="configurator-size">{file !== undefined && bytes(file.data.length)}</span>
    </button>
  );
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
