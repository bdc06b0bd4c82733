import type { ScreenContent } from '../../schema/screens/index.ts';
import { Picture } from '../pictures/Picture.tsx';
import { useScreen } from '../screen/context.ts';
import { Text } from './Text.tsx';
import { useComponentWords } from './useComponentWords.ts';
import '../styles/plate.css';

type Plate = ScreenContent<'portfolio'>['figure'];

/** A picture of the studio with its caption, from the field of the frontmatter that `of` names. */
export function Figure({ of }: { of: string }) {
  const { page } = useScreen();
  const { t } = useComponentWords();
  const { picture, alt, caption } = page.frontmatter[of] as unknown as Plate;
  return (
    <figure className="plate" data-picture={picture}>
      <Picture name={picture} alt={alt} sizes="(min-width: 62rem) 62vw, 100vw" />
      <figcaption>
        <span className="sample">{t('sample')}</span>
        <span>
          <Text>{caption}</Text>
        </span>
      </figcaption>
    </figure>
  );
}
