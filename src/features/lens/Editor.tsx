import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { directionOf, isLocale, type Locale, sourceLocale } from '../../../schema/languages.ts';
import { type LensAnswer, type LensSource, type LensText, lensActions } from '../../../schema/lens.ts';
import { Action } from './Action.tsx';
import { charactersOf, labelOf } from './characters.ts';
import { postAction } from './data.ts';
import { type Draft, readDraft, writeDraft } from './drafts.ts';
import { Change, Findings } from './Entry.tsx';
import type { PanelActions } from './Panel.tsx';
import { markOf, stateNames } from './state.ts';

interface Props {
  text: LensText;
  /** Whether the field receives focus; those of other plural forms do not. */
  isChosen: boolean;
  /** How many stale texts are recorded as up to date together with this one. */
  stale: number;
  actions: PanelActions;
}

/** Milliseconds after the last keystroke before the text is checked. */
const checkDelay = 60;

/** A field for the raw source of a text, with its English and the findings of the check as it is edited. */
export function Editor({ text, isChosen, stale, actions }: Props) {
  const { file, id, name, description, findings, state, change, place, source } = text;
  const label = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => readDraft(text));
  const [isComposing, setIsComposing] = useState(false);
  const [answer, setAnswer] = useState<LensAnswer>();
  const [refusal, setRefusal] = useState<string>();
  const target = source.target ?? null;
  const english = source.english.map(({ raw }) => raw).join('');
  const value = draft?.value ?? target ?? english;
  const conflict = draft && draft.was !== target && draft.value !== target;
  const prefix = file.split('/')[0];
  const locale: Locale = isLocale(prefix) ? prefix : sourceLocale;
  const inserts = insertsOf(source, locale);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is selected
  useEffect(() => {
    if (!isChosen) return;
    field.current?.focus();
    // A missing text starts as its English, selected to be overwritten.
    field.current?.setSelectionRange(target === null && !draft ? 0 : value.length, value.length);
  }, [isChosen]);

  useEffect(() => {
    if (!draft || isComposing) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const edit = { file, id, value: draft.value, was: draft.was, accept: false, write: false };
      const answered = await postAction<LensAnswer>(lensActions.edit, edit);
      if (isOver) return;
      setAnswer(answered);
      if (answered.ok) actions.type(text, answered.pieces);
    }, checkDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draft, isComposing, file, id, text, actions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it disappears
  useEffect(() => () => actions.type(text, undefined), []);

  function changeDraft(next: Draft | undefined): void {
    setDraft(next);
    writeDraft(text, next);
    setRefusal(undefined);
    if (next) return;
    setAnswer(undefined);
    actions.type(text, undefined);
  }

  /** Saves the field. An unedited missing text is saved as its English, except when moving on to the next text. */
  async function save(accept: boolean, advances: boolean): Promise<void> {
    const typed = draft?.value ?? (target === null && !advances ? value : undefined);
    if (typed !== undefined || accept) {
      const edit = { file, id, value: typed, was: draft ? draft.was : target, accept, write: true };
      const why = await actions.save(edit, advances);
      if (why !== undefined) return setRefusal(why);
      changeDraft(undefined);
    }
    if (advances) actions.step(1, text);
  }

  function insert(words: string, isWhole = false): void {
    field.current?.focus();
    if (isWhole) field.current?.select();
    // The only way to insert text that the field's native undo covers.
    document.execCommand('insertText', false, words);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const { altKey, shiftKey, code, key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const inserted =
      altKey && !isCommand && !shiftKey
        ? inserts[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1]?.words
        : undefined;
    if (isCommand && key === 'Enter') void save(false, true);
    else if (isCommand && !altKey && code === 'KeyS') void save(false, false);
    else if (altKey && !isCommand && code === 'KeyU' && state === 'stale') void save(true, false);
    else if (inserted !== undefined) insert(inserted);
    else return;
    event.preventDefault();
  }

  const about = answer?.ok ? answer.findings : findings;
  const fixed = draft && answer?.ok ? answer.fixed : undefined;
  const why = refusal ?? (answer?.ok === false ? answer.why : undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the field and its buttons
    <div className="editor" data-mark={markOf({ state, findings: about })} onKeyDown={onKeyDown}>
      <h3 id={label}>{source.plural ? `${name}: ${numbersOf(source.plural.numbers)}` : name}</h3>
      {description && <p className="note">{description}</p>}
      {state !== 'translated' && <p className="state">{stateNames[state]}</p>}
      <p id={`${label}english`} className="english" lang="en">
        {source.english.map(({ type, raw }, index) =>
          type === 'text' ? (
            raw
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
            <code key={index}>{raw}</code>
          ),
        )}
      </p>
      {change && (
        <p className="english" lang="en">
          <b>Changed: </b>
          <Change pieces={change} />
        </p>
      )}
      <textarea
        ref={field}
        aria-labelledby={label}
        aria-describedby={`${label}english ${label}why`}
        lang={locale}
        dir={value === english ? 'ltr' : directionOf(locale)}
        rows={Math.min(12, Math.max(2, Math.ceil(value.length / 38)))}
        spellCheck
        value={value}
        onChange={({ target: { value } }) => changeDraft({ value, was: draft ? draft.was : target })}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
      />
      <div id={`${label}why`} aria-live="polite">
        {why !== undefined && (
          <p className="entry" data-mark="error">
            {why}
          </p>
        )}
        <Findings findings={about} actions={actions} />
      </div>
      {fixed !== undefined && (
        <p className="actions">
          <Action onAction={() => insert(fixed, true)}>Fix typography</Action>
        </p>
      )}
      {conflict && (
        <div className="entry" data-mark="error" role="alert">
          <p>This text has changed in the file since you began to type. The file says now:</p>
          <blockquote lang={locale} dir={directionOf(locale)}>
            {target ?? '(nothing)'}
          </blockquote>
          <p className="actions">
            <Action onAction={() => changeDraft({ value: draft.value, was: target })}>Keep mine</Action>
            <Action onAction={() => changeDraft(undefined)}>Take the file’s</Action>
          </p>
        </div>
      )}
      <p className="actions">
        <Action keys="Control+Enter" onAction={() => save(false, true)}>
          Save and next
        </Action>
        <Action keys="Control+S" onAction={() => save(false, false)}>
          Save
        </Action>
        {state === 'stale' && (
          <Action
            keys="Alt+U"
            title={`Records “${source.part}” as up to date with English`}
            onAction={() => save(true, false)}
          >
            {stale > 1 ? `Up to date: all ${stale} stale texts of “${source.part}”` : 'Up to date'}
          </Action>
        )}
        {draft && <Action onAction={() => changeDraft(undefined)}>Discard</Action>}
        <Action onAction={() => actions.openFile(place)}>
          {place.path}:{place.line}
        </Action>
      </p>
      <fieldset className="actions">
        <legend>Insert (Alt+number)</legend>
        {inserts.map(({ words, label, note }, index) => (
          <Action
            key={words}
            title={note}
            keys={index < 9 ? `Alt+${index + 1}` : undefined}
            onAction={() => insert(words)}
          >
            {index < 9 && (
              <small className="note" aria-hidden="true">
                {index + 1}
              </small>
            )}{' '}
            {label && `${label}: `}
            <bdi>{labelOf(words)}</bdi>
          </Action>
        ))}
      </fieldset>
      {source.invariants.length > 0 && (
        <p className="note">The same in every language: {source.invariants.join(' · ')}</p>
      )}
    </div>
  );
}

interface Insert {
  words: string;
  /** The English term of a glossary entry. */
  label?: string;
  note?: string | undefined;
}

/** Returns what the keys insert: glossary terms, placeholders, components, and characters of the language. */
function insertsOf({ terms, english }: LensSource, locale: Locale): Insert[] {
  const all: Insert[] = [
    ...terms.flatMap(({ en, use, note }) => use.split(' / ').map((words) => ({ words, label: en, note }))),
    ...english.flatMap(({ type, raw }) => (type === 'object' ? [{ words: raw }] : [])),
    ...charactersOf(locale).map((words) => ({ words })),
  ];
  return [...new Map(all.map((insert) => [insert.words, insert])).values()];
}

const numbersOf = (numbers: readonly number[]): string =>
  `for ${numbers.join(', ')}${numbers.length < 3 ? '' : ' …'}`;
