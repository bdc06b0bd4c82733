import { type PictureName, pictureAddress, pictureEntry, pictureSet } from './pictures.ts';

interface Props {
  name: PictureName;
  /** Alternative text, from the content; empty if the text beside it says the same. */
  alt: string;
  sizes: string;
  /** In the first view, so it is not loaded lazily. */
  isFirst?: boolean;
}

/** A responsive picture, with space reserved while it loads. */
export function Picture({ name, alt, sizes, isFirst = false }: Props) {
  const { width, height, widths } = pictureEntry(name);
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(name, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(name, middle, 'webp')}
        srcSet={pictureSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
