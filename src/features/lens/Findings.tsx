import type { LensFinding } from '../../../schema/lens.ts';
import type { PanelActions } from './Panel.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** What the check has found, with where and what to do about it. */
export function Findings({ findings, actions }: { findings: readonly LensFinding[]; actions: PanelActions }) {
  if (findings.length === 0) return null;
  return (
    <ul className="findings">
      {findings.map(({ level, rule, message, fix, place }) => (
        <li key={`${place.path}:${place.line}:${place.column} ${rule} ${message}`} data-mark={level}>
          <b>
            {level}: {rule}
          </b>{' '}
          {message} → {fix} <PlaceLink place={place} actions={actions} />
        </li>
      ))}
    </ul>
  );
}
