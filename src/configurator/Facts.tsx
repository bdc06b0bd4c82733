import { type ReactNode, useEffect, useState } from 'react';
import { download } from '../booking/download.ts';
import { Text } from '../components/Text.tsx';
import type { Model } from '../models/model.ts';
import { type Format, fileOf, formats } from './download.ts';
import { measuresOf, triangleCount } from './product.ts';
import { type RoomWay, roomWay } from './room.ts';
import type { ConfiguratorWords } from './words.ts';

interface Props {
  words: ConfiguratorWords;
  product: { readonly model: Model; readonly finish: string };
  number: (value: number) => ReactNode;
  millimeters: (value: number) => ReactNode;
  bytes: (value: number) => ReactNode;
}

/** Measures, triangles and files of the configured product, all taken from the product itself. */
export function Facts({ words, product, number, millimeters, bytes }: Props) {
  const { width, depth, height } = measuresOf(product.model);
  const facts = [
    [words.width, millimeters(width)],
    [words.depth, millimeters(depth)],
    [words.height, millimeters(height)],
    [words.triangles, number(triangleCount(product.model))],
  ] as const;
  return (
    <>
      <dl className="configurator-facts">
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt>
              <Text>{word}</Text>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="configurator-files">
        {formats.map((format) => (
          <li key={format}>
            <FileButton words={words} product={product} format={format} bytes={bytes} />
          </li>
        ))}
        <RoomButton words={words} product={product} />
      </ul>
    </>
  );
}

/** Where the device can show the product in the visitor's room. */
function RoomButton({ words, product }: Pick<Props, 'words' | 'product'>) {
  const [way, setWay] = useState<RoomWay>();
  useEffect(() => setWay(() => roomWay(product.model)), [product]);
  if (way === undefined) return null;
  return (
    <li>
      <button type="button" onClick={() => way(product.finish)}>
        <Text>{words.inYourRoom}</Text>
      </button>
    </li>
  );
}

/** Makes a file on the first press and saves it; from then on its real size is known. */
function FileButton({
  words,
  product,
  format,
  bytes,
}: Pick<Props, 'words' | 'product' | 'bytes'> & { format: Format }) {
  const [size, setSize] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size belongs to the product
  useEffect(() => setSize(undefined), [product]);
  const save = async () => {
    const file = await fileOf(product.model, product.finish, format);
    setSize(file.data.length);
    download(file.name, file.type, file.data);
  };
  return (
    <button type="button" onClick={save}>
      <Text variables={{ format: format.toUpperCase() }}>{words.download}</Text>
      {size !== undefined && <> {bytes(size)}</>}
    </button>
  );
}
