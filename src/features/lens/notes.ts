import type { Change, LensText } from '../../../schema/lens.ts';
import { elementOf, sheetOf } from './element.ts';
import markStyles from './mark.css?inline';
import noteStyles from './note.css?inline';
import type { Found } from './scan.ts';
import { markOf, stateNames } from './state.ts';

const styles = [sheetOf(markStyles), sheetOf(noteStyles)];

/** Elements that can contain only text, or that do not render added child elements. */
const textOnly = 'svg, option, select, textarea, input, img, iframe, canvas, head';

const canContainNote = ({ element, attribute }: Found): boolean => !attribute && !element.closest(textOnly);

/**
 * Creates the notes in the page: English source, state and findings below each text. Hidden from screen readers, since
 * the panel has the same content.
 *
 * @param open called with the text when its note is clicked
 */
export function createNotes(open: (text: LensText) => void) {
  let shown = new Map<Element, { note: HTMLElement; content: string }>();
  const clear = (): void => {
    for (const { note } of shown.values()) note.remove();
    shown = new Map();
  };
  return {
    /** Shows the notes of the found texts, and removes obsolete ones. */
    show: (found: readonly Found[], texts: readonly LensText[]): void => {
      const kept: typeof shown = new Map();
      for (const [element, about] of byElement(found, texts)) {
        const content = JSON.stringify(about);
        const known = shown.get(element);
        shown.delete(element);
        const isKept = known?.content === content && known.note.parentNode === element;
        if (!isKept) known?.note.remove();
        const note = isKept ? known.note : noteOf(about, open);
        if (element.lastChild !== note) element.append(note);
        kept.set(element, { note, content });
      }
      clear();
      shown = kept;
    },
    clear,
  };
}

/** Returns the texts to note at each element: those it shows, and missing ones that should follow them. */
function byElement(found: readonly Found[], texts: readonly LensText[]): Map<Element, LensText[]> {
  const byElement = new Map<Element, LensText[]>();
  for (const { element, texts: places } of found.filter(canContainNote)) {
    const about = texts.filter(({ after = -1 }, index) => places.includes(index) || places.includes(after));
    byElement.set(element, [...new Set([...(byElement.get(element) ?? []), ...about])]);
  }
  return byElement;
}

function noteOf(about: readonly LensText[], open: (text: LensText) => void): HTMLElement {
  const note = elementOf('lens-note', { lang: 'en', dir: 'ltr', 'aria-hidden': 'true', translate: 'no' });
  const shadow = note.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = styles;
  shadow.append(...groupByContent(about).map((texts) => entryOf(texts, open)));
  return note;
}

/** Groups the texts that share a note: those with the same English, state, change and findings. */
function groupByContent(about: readonly LensText[]): LensText[][] {
  const keyOf = ({ english, state, change, findings }: LensText) =>
    JSON.stringify([english, state, change, findings]);
  return [...Map.groupBy(about, keyOf).values()];
}

function entryOf(texts: readonly LensText[], open: (text: LensText) => void): HTMLElement {
  const [text] = texts as [LensText];
  const { state, english, change, findings, shown, after } = text;
  const label = after === undefined || shown !== '' ? stateNames[state] : `Missing here: ${text.name}`;
  const entry = elementOf(
    'div',
    { class: 'note', 'data-mark': markOf(text), title: texts.map(({ name }) => name).join('\n') },
    ...(state === 'translated' ? [] : [elementOf('b', { class: 'state' }, label)]),
    elementOf('p', { class: 'english' }, ...(change ? change.map(pieceOf) : [english])),
    ...findings.map(({ level, rule, message, fix }) =>
      elementOf('p', { class: 'finding' }, elementOf('b', {}, `${level}: ${rule}`), ` ${message} → ${fix}`),
    ),
  );
  // A note may be inside a link or a button, which it must not trigger.
  for (const type of ['pointerdown', 'mousedown']) {
    entry.addEventListener(type, (event) => event.stopPropagation());
  }
  entry.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    open(text);
  });
  return entry;
}

const pieceOf = ({ kind, text }: Change): Node | string =>
  kind === 'same' ? text : elementOf(kind === 'added' ? 'ins' : 'del', {}, text);
