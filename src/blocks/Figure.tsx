import { Picture } from '../showcase/pictures/Picture.tsx';
import { useData } from '../site/context.ts';
import { useWords } from '../site/useWords.ts';
import { Words } from '../site/Words.tsx';
import './Figure.css';

/** A picture with its caption, from the frontmatter field that `of` names. */
export function Figure({ of }: { of: string }) {
  // All such fields have the same type; `figure` represents them.
  const field = of as 'figure';
  const { picture } = useData<'portfolio'>()[field];
  const t = useWords();
  return (
    <figure className="plate" data-picture={picture}>
      <Picture name={picture} alt={t(`${field}.alt`)} sizes="(min-width: 62rem) 62vw, 100vw" />
      <figcaption>
        <Words as="span" className="sample" ns="components" k="sample" />
        <Words as="span" k={`${field}.caption`} />
      </figcaption>
    </figure>
  );
}
