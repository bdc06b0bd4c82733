import { useId } from 'react';
import { directionOf, languages, sourceLocale } from '../../../schema/languages.ts';
import type { LensPlace } from '../../../schema/lens.ts';
import type { PageTexts } from './data.ts';
import { Entry } from './Entry.tsx';
import { Findings } from './Findings.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { Found } from './scan.ts';
import type { Settings } from './settings.ts';
import { needsWork } from './state.ts';

/** What the panel can make happen. */
export interface PanelActions {
  close(): void;
  set(settings: Partial<Settings>): void;
  /** Shows on the page where a text stands. */
  frame(index: number): void;
  open(place: LensPlace): void;
}

interface Props {
  /** Not there until it has been loaded. */
  data: PageTexts | undefined;
  /** Where each text was seen on the page, by its place in the list. */
  seen: ReadonlyMap<number, readonly Found[]>;
  settings: Settings;
  /** What went wrong last, for people. */
  message: string | undefined;
  actions: PanelActions;
}

/** The panel of the lens: every text of the page with its English one, and what is to be done about it. */
export function Panel({ data, seen, settings, message, actions }: Props) {
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading} tabIndex={-1}>
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

/** How a page stands, in a sentence: its own texts, and the words of the interface that it shows. */
function summaryOf(data: PageTexts | undefined, seen: Props['seen']): string {
  if (!data) return 'Reading the texts of this page …';
  const language = languages.find(({ code }) => code === data.locale)?.name ?? data.locale;
  const texts = data.texts.filter((_, index) => index < data.page.texts.length || seen.has(index));
  const findings = [data.page, data.words, ...texts].reduce((sum, { findings }) => sum + findings.length, 0);
  const work = texts.filter(needsWork).length;
  return `${language}: ${count(texts.length, 'text')} on this page, ${work} to work on, ${count(findings, 'finding')}.`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function Contents({ data, seen, settings, actions }: Omit<Props, 'message' | 'data'> & { data: PageTexts }) {
  const { page, words, texts, locale } = data;
  const others = [...page.findings, ...words.findings];
  const isShown = (index: number): boolean => {
    const text = texts[index];
    if (!text || (settings.onlyWork && !needsWork(text))) return false;
    return [text.name, text.shown, text.english].some((part) =>
      part.toLowerCase().includes(settings.search.toLowerCase()),
    );
  };
  const places = texts.map((_, index) => index).filter(isShown);
  const groups = [
    { name: 'Texts of this page', places: places.filter((index) => index < page.texts.length) },
    {
      name: 'Words of the interface on this page',
      places: places.filter((index) => index >= page.texts.length && seen.has(index)),
    },
  ];
  return (
    <>
      <fieldset>
        <legend>Show</legend>
        {locale !== sourceLocale && (
          <label>
            <input
              type="checkbox"
              checked={settings.notes}
              onChange={({ target }) => actions.set({ notes: target.checked })}
            />
            English under each text of the page
          </label>
        )}
        <label>
          <input
            type="checkbox"
            checked={settings.onlyWork}
            onChange={({ target }) => actions.set({ onlyWork: target.checked })}
          />
          Only what needs work
        </label>
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
      {groups.map((group) => (
        <details key={group.name} open>
          <summary>
            {group.name} ({group.places.length})
          </summary>
          <ol>
            {group.places.map((index) => {
              const text = texts[index];
              return (
                text && (
                  <Entry
                    key={index}
                    index={index}
                    text={text}
                    dir={directionOf(text.language)}
                    isSource={locale === sourceLocale}
                    seen={seen.get(index) ?? []}
                    actions={actions}
                  />
                )
              );
            })}
          </ol>
        </details>
      ))}
    </>
  );
}
