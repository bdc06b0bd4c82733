import type { ScreenContent } from '../../schema/screens/index.ts';
import { Picture } from '../showcase/pictures/Picture.tsx';
import { useScreen } from '../site/context.ts';
import { Text } from '../site/Text.tsx';
import { useComponentWords } from '../site/useComponentWords.ts';
import './Figure.css';

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
