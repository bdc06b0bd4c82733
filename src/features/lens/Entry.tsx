import { directionOf } from '../../../schema/languages.ts';
import type { LensFinding, LensPlace, LensText, Change as Piece } from '../../../schema/lens.ts';
import { Action } from './Action.tsx';
import { isEditable } from './data.ts';
import { readDraft } from './drafts.ts';
import type { PanelActions } from './Panel.tsx';
import type { Found } from './scan.ts';
import { markOf, stateNames } from './state.ts';

interface Props {
  index: number;
  text: LensText;
  /** Where the text was found on the page. */
  seen: readonly Found[];
  actions: PanelActions;
}

/** An entry of the panel: a text with its state, findings and actions. */
export function Entry({ index, text, seen, actions }: Props) {
  const { name, description, shown, language, english, state, change, findings, place } = text;
  return (
    <li className="entry" data-mark={markOf(text)} data-text={index}>
      <p className="name">{name}</p>
      {state !== 'translated' && <p className="state">{stateNames[state]}</p>}
      {readDraft(text) && <p className="state">Typed, not saved</p>}
      {shown !== '' && state !== 'missing' && (
        <p lang={language} dir={directionOf(language)}>
          {shown}
        </p>
      )}
      <p className="english" lang="en">
        {change ? <Change pieces={change} /> : english}
      </p>
      <Findings findings={findings} actions={actions} />
      {description && <p className="note">{description}</p>}
      {seen.length === 0 && <p className="note">Not on the page right now.</p>}
      <p className="actions">
        {isEditable ? (
          <Action onAction={() => actions.edit(text)}>Edit</Action>
        ) : (
          <PlaceLink place={place} actions={actions} />
        )}
        {seen.some(({ attribute }) => attribute !== 'head') && (
          <Action onAction={() => actions.frame(index)}>Show on the page</Action>
        )}
      </p>
    </li>
  );
}

/** A word-by-word diff of a text. */
export function Change({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
    return <Tag key={index}>{text}</Tag>;
  });
}

/** Findings of the check, with their places and fixes. */
export function Findings({ findings, actions }: { findings: readonly LensFinding[]; actions: PanelActions }) {
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map(({ level, rule, message, fix, place }) => (
        <li
          key={`${place.path}:${place.line}:${place.column} ${rule} ${message}`}
          className="finding"
          data-mark={level}
        >
          <b>
            {level}: {rule}
          </b>{' '}
          {message} → {fix} <PlaceLink place={place} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

/** Opens a place in a content file, in the local editor or in the code host's web editor. */
function PlaceLink({ place, actions }: { place: LensPlace; actions: Pick<PanelActions, 'openFile'> }) {
  const { path, line, url } = place;
  const words = `${path}:${line}`;
  return url === undefined ? (
    <Action onAction={() => actions.openFile(place)}>{words}</Action>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
