import { Picture } from '../../pictures/Picture.tsx';
import type { PictureName } from '../../pictures/pictures.ts';
import './index.css';

/** Home: the sample chair, which visitors can configure. */
export { ChairStage as Drawing } from '../../configurator/ChairStage.tsx';

/** A picture beside text that describes it, so it has no alternative text. */
const pictureOf = (name: PictureName) => ({
  Drawing: () => <Picture name={name} alt="" sizes="(min-width: 62rem) 55vw, 100vw" />,
});

export const figures = { configurators: pictureOf('room'), portfolio: pictureOf('detail') };
