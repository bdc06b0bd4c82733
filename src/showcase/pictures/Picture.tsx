import { type PictureName, pictureAddress, pictureEntry, pictureSet } from './pictures.ts';

interface Props {
  name: PictureName;
  /** What it shows, from the content; empty where the text beside it says the same. */
  alt: string;
  /** How wide it is on the page, as the attribute of the same name. */
  sizes: string;
}

/** A picture of the studio, in the format and width that suit the browser; its place is kept while it loads. */
export function Picture({ name, alt, sizes }: Props) {
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
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
