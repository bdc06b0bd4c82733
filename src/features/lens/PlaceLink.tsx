import type { LensPlace } from '../../../schema/lens.ts';
import type { PanelActions } from './Panel.tsx';

/** Opens a place in a content file: in the local editor, or in the web editor of the code host. */
export function PlaceLink({ place, actions }: { place: LensPlace; actions: Pick<PanelActions, 'open'> }) {
  const { path, line, url } = place;
  const words = `${path}:${line}`;
  return url === undefined ? (
    <button type="button" onClick={() => actions.open(place)}>
      {words}
    </button>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
