import { useId } from 'react';
import { languages, sourceLocale } from '../../../schema/languages.ts';
import type { LensPlace } from '../../../schema/lens.ts';
import type { PageTexts } from './data.ts';
import { Entry, Findings } from './Entry.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { Found } from './scan.ts';
import type { Settings } from './settings.ts';
import { needsWork } from './state.ts';

/** Actions of the panel. */
export interface PanelActions {
  close(): void;
  set(settings: Partial<Settings>): void;
  /** Highlights a text on the page. */
  frame(index: number): void;
  open(place: LensPlace): void;
}

interface Props {
  /** `undefined` until loaded. */
  data: PageTexts | undefined;
  /** Where each text was found on the page, by its index. */
  seen: ReadonlyMap<number, readonly Found[]>;
  settings: Settings;
  /** The last error message. */
  message: string | undefined;
  actions: PanelActions;
}

/** The panel of the lens: every text of the page with its English source, its state and its findings. */
export function Panel({ data, seen, settings, message, actions }: Props) {
  const heading = useId();
  return (
    <section className="panel" dir="ltr" aria-labelledby={heading} tabIndex={-1}>
      <header>
        <h2 id={heading}>Translator’s lens</h2>
        <button type="button" onClick={actions.close}>
          Close
        </button>
      </header>
      <p role="status">{message ?? summaryOf(data, seen)}</p>
      {data && <Contents {...{ data, seen, settings, actions }} />}
    </section>
  );
}

/** A summary of the page: its own texts, and the interface texts it shows. */
function summaryOf(data: PageTexts | undefined, seen: Props['seen']): string {
  if (!data) return 'Reading the texts of this page …';
  const language = languages.find(({ code }) => code === data.locale)?.name ?? data.locale;
  const texts = data.texts.filter(({ of }, index) => of === 'page' || seen.has(index));
  const findings = [data.page, data.words, ...texts].reduce((sum, { findings }) => sum + findings.length, 0);
  const work = texts.filter(needsWork).length;
  return `${language}: ${count(texts.length, 'text')} on this page, ${work} to work on, ${count(findings, 'finding')}.`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function Contents({ data, seen, settings, actions }: Omit<Props, 'message' | 'data'> & { data: PageTexts }) {
  const { page, words, locale } = data;
  const others = [...page.findings, ...words.findings];
  const search = settings.search.toLowerCase();
  const entries = data.texts
    .map((text, index) => ({ text, index }))
    .filter(
      ({ text }) =>
        (!settings.onlyWork || needsWork(text)) &&
        [text.name, text.shown, text.english].some((part) => part.toLowerCase().includes(search)),
    );
  const groups = {
    'Texts of this page': entries.filter(({ text }) => text.of === 'page'),
    'Words of the interface on this page': entries.filter(
      ({ text, index }) => text.of === 'interface' && seen.has(index),
    ),
  };
  const box = (setting: 'notes' | 'onlyWork', label: string) => (
    <label>
      <input
        type="checkbox"
        checked={settings[setting]}
        onChange={({ target }) => actions.set({ [setting]: target.checked })}
      />
      {label}
    </label>
  );
  return (
    <>
      <fieldset>
        <legend>Show</legend>
        {locale !== sourceLocale && box('notes', 'English under each text of the page')}
        {box('onlyWork', 'Only what needs work')}
        <label>
          Search{' '}
          <input
            type="search"
            value={settings.search}
            onChange={({ target }) => actions.set({ search: target.value })}
          />
        </label>
      </fieldset>
      <ul className="files">
        {[...page.files, ...words.files].map((file) => (
          <li key={file.path}>
            <PlaceLink place={file} actions={actions} /> <span>{file.state}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3>Findings beside the texts</h3>
          <Findings findings={others} actions={actions} />
        </>
      )}
      {Object.entries(groups).map(([name, group]) => (
        <details key={name} open>
          <summary>
            {name} ({group.length})
          </summary>
          <ol>
            {group.map(({ text, index }) => (
              <Entry
                key={index}
                index={index}
                text={text}
                isSource={locale === sourceLocale}
                seen={seen.get(index) ?? []}
                actions={actions}
              />
            ))}
          </ol>
        </details>
      ))}
    </>
  );
}
