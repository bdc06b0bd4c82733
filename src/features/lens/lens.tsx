import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { directionOf, sourceLocale } from '../../../schema/languages.ts';
import {
  type LensAnswer,
  type LensPiece,
  type LensPlace,
  type LensWork,
  lensActions,
} from '../../../schema/lens.ts';
import { localeOfPath } from '../../../schema/page-key.ts';
import { isFile, sitePath } from './address.ts';
import { isEditable, loadTexts, type PageTexts, postAction } from './data.ts';
import { elementOf, sheetOf } from './element.ts';
import lensStyles from './lens.css?inline';
import markStyles from './mark.css?inline';
import { createMarks } from './marks.ts';
import { type Matcher, matcherOf } from './match.ts';
import { neighborOf, type UnfinishedText } from './neighbor.ts';
import { createNotes } from './notes.ts';
import { Panel, type PanelActions } from './Panel.tsx';
import pageStyles from './page.css?inline';
import { attributes, type Found, ownElements, scan } from './scan.ts';
import { readSettings, type Settings, storeSettings, type TextName } from './settings.ts';
import { createTypedText } from './typed-text.ts';

/**
 * The translator's lens: shows the English, the state and the findings of the check beside each text of the page.
 * Only `npm run dev` and previews load it (scripts/authoring/lens/plugin.ts). It finds texts by their wording, so that
 * the site does not depend on it, and renders in a shadow root, so that neither's styles affect the other.
 */

let settings = readSettings();
let data: PageTexts | undefined;
let matcher: Matcher | undefined;
/** The path that the texts were loaded for; empty if they have to be reloaded. */
let loadedFor = '';
let shownPath = '';
/** Every text that the page has shown, by index, with where it is now; empty if it is gone. */
let seen = new Map<number, Found[]>();
let message: string | undefined;
let work: LensWork | undefined;
/** Settles once `work` is loaded. */
let workLoading: Promise<void> | undefined;
/** The unsaved edit that the page shows. */
let typing: { text: TextName; pieces: readonly LensPiece[] } | undefined;
let scanTimer: ReturnType<typeof setTimeout> | undefined;
/** Allows the dev server to reload the page; called once no text is being edited. */
let reloadPage: (() => void) | undefined;

const toggle = elementOf(
  'button',
  { type: 'button', class: 'toggle', 'aria-keyshortcuts': 'Alt+L', title: 'Translator’s lens (Alt+L)' },
  'Lens',
);
const container = elementOf('div', { class: 'container' });
const host = elementOf('lens-host', { lang: 'en', translate: 'no' });
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheetOf(markStyles), sheetOf(lensStyles)];
const aside = elementOf('aside', { 'aria-label': 'Translator’s lens' }, toggle, container);
shadow.append(aside);
document.body.append(host);

/** Styles of the page while the lens is open, which leave space for it. */
const pageSheet = sheetOf(pageStyles);

const root = createRoot(container);
const typedText = createTypedText();
const notes = createNotes((text) => (isEditable ? edit(text) : void openFile(text.place)));
const marks = createMarks(aside);
const observer = new MutationObserver((records) => {
  if (records.some(isPageMutation)) scheduleScan();
});

toggle.addEventListener('click', () => (settings.isOpen ? close() : show()));
addEventListener('keydown', (event) => {
  const action = event.isComposing ? undefined : shortcutAction(event);
  if (!action) return;
  event.preventDefault();
  action();
});

/** Returns the action of a keyboard shortcut, wherever the focus is. */
function shortcutAction({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  code,
  key,
}: KeyboardEvent): (() => void) | undefined {
  if (key === 'Escape' && settings.isOpen && document.activeElement === host)
    return () => (settings.editing ? edit(undefined) : close());
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (code === 'KeyL') return () => toggle.click();
  if (!settings.isOpen || !isEditable) return undefined;
  if (code === 'ArrowDown') return () => void step(1);
  if (code === 'ArrowUp') return () => void step(-1);
  return code === 'KeyZ' ? () => void undoOrRedo(shiftKey ? 'redo' : 'undo') : undefined;
}

// Alt+click on the page edits the text there; a plain click works as on the site.
document.addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !settings.isOpen || !isEditable) return;
    const shows = (node: EventTarget) =>
      [...seen.keys()].find((index) => seen.get(index)?.some(({ element }) => element === node));
    // The innermost element comes first.
    const index = event
      .composedPath()
      .map(shows)
      .find((index) => index !== undefined);
    const text = data?.texts[index ?? -1];
    if (!text) return;
    event.preventDefault();
    event.stopPropagation();
    edit(text);
  },
  { capture: true },
);

/** Opens the lens at the user's request. */
function show(): void {
  change({ isOpen: true });
  flushSync(start);
  panel()?.focus();
}

function start(): void {
  draw();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageSheet];
  const attributeFilter = [...attributes, 'hidden', 'open'];
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter });
  scheduleScan();
}

function close(): void {
  observer.disconnect();
  clearTimeout(scanTimer);
  change({ isOpen: false });
  flushSync(draw);
  typedText.clear();
  notes.clear();
  marks.clear();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
  toggle.focus();
}

/** Whether a mutation was made by the page, not by the lens. */
function isPageMutation({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (target instanceof Element && target.closest(ownElements)) return false;
  const isOwn = (node: Node): boolean => node instanceof Element && node.matches(ownElements);
  return type !== 'childList' || ![...addedNodes, ...removedNodes].every(isOwn);
}

function scheduleScan(): void {
  clearTimeout(scanTimer);
  scanTimer = setTimeout(() => void update(), 100);
}

// Reloads the data after an edit, even one that the site cannot render: it has findings.
for (const event of ['vite:afterUpdate', 'vite:error'] as const) {
  import.meta.hot?.on(event, () => {
    loadedFor = '';
    scheduleScan();
  });
}

// A reload, as after the first text of a missing page, would lose keystrokes. Vite waits for the promise.
import.meta.hot?.on('vite:beforeFullReload', () => {
  if (!container.querySelector('textarea')) return undefined;
  message = 'The page is reloaded once you close this text.';
  draw();
  return new Promise<void>((resolve) => {
    reloadPage = resolve;
  });
});

/** Loads the texts of the page if needed, and finds them on it. */
async function update(): Promise<void> {
  const pathname = sitePath();
  if (loadedFor !== pathname) await load(pathname);
  if (!settings.isOpen || loadedFor !== pathname || !data || !matcher) return;
  const screen = document.querySelector('#root main');
  // Without a screen, there is nothing to find; the panel reports the invalid content.
  if (!screen) return;
  if (!isHydrated(screen)) return scheduleScan();
  const { texts } = data;
  const isFirst = seen.size === 0;
  typedText.clear();
  const found = scan(document, matcher, texts);
  const shown = [...seen.keys(), ...found.flatMap((piece) => piece.texts)];
  seen = new Map(shown.map((index) => [index, found.filter((piece) => piece.texts.includes(index))]));
  notes.show(settings.notes ? found : [], texts);
  marks.show(found, texts);
  showTyped();
  draw();
  // A page opened to edit a text scrolls to it.
  if (isFirst && settings.editing) marks.frame(visibleElement(indexOf(settings.editing)));
}

function showTyped(): void {
  const index = typing ? indexOf(typing.text) : -1;
  if (typing) typedText.show(seen.get(index) ?? [], typing.pieces);
  else typedText.clear();
  marks.update();
  // Ignores the lens's own changes.
  observer.takeRecords();
}

const indexOf = (name: TextName): number =>
  data?.texts.findIndex(({ file, id }) => file === name.file && id === name.id) ?? -1;

async function load(pathname: string): Promise<void> {
  const isSame = shownPath === pathname;
  try {
    const loaded = await loadTexts(pathname);
    if (sitePath() !== pathname) return scheduleScan();
    data = loaded;
    matcher = matcherOf(loaded.texts);
    if (!isSame) message = undefined;
  } catch (error) {
    // A page that is already shown keeps its texts.
    if (!isSame) data = undefined;
    message = (error as Error).message;
  }
  loadedFor = shownPath = pathname;
  seen = new Map();
  flushSync(draw);
  if (!isSame) panel()?.scrollTo(0, 0);
  workLoading = loadWork();
}

/** Loads the list of the language's texts that need work, after the texts of the page. */
async function loadWork(): Promise<void> {
  if (!isEditable || !data || data.locale === sourceLocale) return;
  const answer = await postAction<LensWork>(lensActions.work, data.locale);
  if ('files' in answer) work = answer;
  draw();
}

/** Whether React has hydrated an element. Prerendered elements must not be changed before that. */
const isHydrated = (element: Element): boolean =>
  isFile || Object.keys(element).some((key) => key.startsWith('__react'));

function draw(): void {
  // The panel is on the side where lines end.
  host.dir = directionOf(localeOfPath(sitePath()));
  toggle.hidden = settings.isOpen;
  root.render(settings.isOpen && <Panel {...{ data, seen, settings, work, message, actions }} />);
}

function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  storeSettings(settings);
  if (!settings.isOpen || !settings.editing) reloadPage?.();
}

const panel = (): HTMLElement | null => container.querySelector('.panel');

const actions: PanelActions = {
  close,
  set: (some) => {
    change(some);
    draw();
    if ('notes' in some) scheduleScan();
  },
  frame: (index) => {
    const visible = visibleElement(index);
    message = visible ? undefined : 'This text is hidden right now.';
    marks.frame(visible);
    draw();
  },
  openFile,
  edit,
  step,
  go,
  type: (text, pieces) => {
    typing = pieces && { text, pieces };
    showTyped();
  },
  save: async (edit, advances) => {
    const answer = await postAction<LensAnswer>(lensActions.edit, edit);
    message = answer.ok ? (edit.accept ? 'Saved as up to date with English.' : 'Saved.') : undefined;
    const loading = reload();
    if (!advances) await loading;
    return answer.ok ? undefined : answer.why;
  },
  undoOrRedo,
};

function edit(text: TextName | undefined): void {
  change({ editing: text && { file: text.file, id: text.id } });
  message = undefined;
  flushSync(draw);
  if (text) marks.frame(visibleElement(indexOf(text)));
  else panel()?.focus();
}

async function step(step: 1 | -1, from = settings.editing): Promise<void> {
  if (!work) {
    await update();
    await workLoading;
  }
  const at = from ?? data?.texts[0];
  const next = work && at && neighborOf(work, data?.texts ?? [], at, step);
  if (!next) message = 'Nothing is left to do in this language.';
  draw();
  if (next) go(next);
}

/** Opens a text in the editor, on the page that shows it. */
function go({ file, id, address }: UnfinishedText): void {
  const isHere = address === undefined || data?.texts[indexOf({ file, id })]?.of === 'page';
  if (isHere) edit({ file, id });
  else {
    change({ editing: { file, id } });
    location.assign(address);
  }
}

async function undoOrRedo(direction: 'undo' | 'redo'): Promise<void> {
  const answer = await postAction<LensAnswer>(direction === 'undo' ? lensActions.undo : lensActions.redo, {});
  await reload();
  message = answer.ok ? `The last save was ${direction === 'undo' ? 'undone' : 'redone'}.` : answer.why;
  draw();
}

/** Reloads the texts after a save, without waiting for the dev server's update. */
async function reload(): Promise<void> {
  loadedFor = '';
  await update();
}

/** Returns the first visible element that shows a text. */
const visibleElement = (index: number): Element | undefined =>
  (seen.get(index) ?? [])
    .map(({ element }) => element)
    .find((element) => element.getBoundingClientRect().width > 1);

async function openFile({ url, path, line, column }: LensPlace): Promise<void> {
  if (url !== undefined) return void window.open(url, '_blank', 'noopener');
  const answer = await postAction<undefined>(lensActions.open, { path, line, column });
  // Only the dev server's terminal reports whether an editor was found.
  message =
    answer?.why ??
    `Opening ${path}:${line} in your editor. If nothing opens, start the editor first, or name it in LAUNCH_EDITOR (docs/desk.md).`;
  draw();
}

if (settings.isOpen) start();
else draw();
