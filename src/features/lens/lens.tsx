import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { directionOf } from '../../../schema/languages.ts';
import type { LensPlace } from '../../../schema/lens.ts';
import { localeOfPath } from '../../../schema/page-key.ts';
import { isFile, sitePath } from './address.ts';
import { loadTexts, openPlace, type PageTexts } from './data.ts';
import { elementOf, sheetOf } from './element.ts';
import lensStyles from './lens.css?inline';
import markStyles from './mark.css?inline';
import { marksOf } from './marks.ts';
import { type Matcher, matcherOf } from './match.ts';
import { notesOf } from './notes.ts';
import { Panel, type PanelActions } from './Panel.tsx';
import roomStyles from './room.css?inline';
import { attributes, type Found, ownElements, scan } from './scan.ts';
import { keepScroll } from './scroll.ts';
import { readSettings, type Settings, storeSettings } from './settings.ts';

/**
 * The translator's lens: beside each text of the page its English one, how it stands to it, and what the check found.
 * Only `npm run dev` and previews load it (scripts/authoring/lens/plugin.ts). It finds texts by their words, so that
 * the site need not know of it, and lives in a shadow root, so that neither's styles reach the other.
 */

let settings = readSettings();
let data: PageTexts | undefined;
let matcher: Matcher | undefined;
let loadedFor = '';
let seen = new Map<number, Found[]>();
let message: string | undefined;
let later: ReturnType<typeof setTimeout> | undefined;
const returnScroll = keepScroll();

const toggle = elementOf(
  'button',
  { type: 'button', class: 'toggle', 'aria-keyshortcuts': 'Alt+L', title: 'Translator’s lens (Alt+L)' },
  'Lens',
);
const layer = elementOf('div', { class: 'layer' });
const place = elementOf('div', { class: 'place' });
const host = elementOf('lens-host', { lang: 'en', translate: 'no' });
const shadow = host.attachShadow({ mode: 'open' });
shadow.adoptedStyleSheets = [sheetOf(lensStyles), sheetOf(markStyles)];
shadow.append(elementOf('aside', { 'aria-label': 'Translator’s lens' }, layer, toggle, place));
document.body.append(host);

/** The page leaves space for the open lens. */
const room = sheetOf(roomStyles);

const root = createRoot(place);
const notes = notesOf(({ place }) => open(place));
const marks = marksOf(layer, choose);
const observer = new MutationObserver((records) => {
  if (records.some(isOfPage)) scanSoon();
});

toggle.addEventListener('click', () => (settings.isOpen ? close() : show()));
addEventListener('keydown', (event) => {
  const isKey = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyL';
  const isEscape = event.key === 'Escape' && settings.isOpen && document.activeElement === host;
  if (!isKey && !isEscape) return;
  event.preventDefault();
  toggle.click();
});

/** Opens the lens at the user's request. */
function show(): void {
  change({ isOpen: true });
  flushSync(start);
  panel()?.focus();
}

function start(): void {
  draw();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, room];
  const attributeFilter = [...attributes, 'hidden', 'open'];
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter });
  scanSoon();
}

function close(): void {
  observer.disconnect();
  clearTimeout(later);
  change({ isOpen: false });
  notes.clear();
  marks.clear();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== room);
  draw();
  toggle.focus();
}

/** Whether a mutation is one of the page, not of the lens. */
function isOfPage({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (target instanceof Element && target.closest(ownElements)) return false;
  const isOwn = (node: Node): boolean => node instanceof Element && node.matches(ownElements);
  return type !== 'childList' || ![...addedNodes, ...removedNodes].every(isOwn);
}

function scanSoon(): void {
  clearTimeout(later);
  later = setTimeout(() => void update(), 100);
}

// After an edit, even one that the site cannot show: it has findings.
for (const event of ['vite:afterUpdate', 'vite:error'] as const) {
  import.meta.hot?.on(event, () => {
    loadedFor = '';
    scanSoon();
  });
}

/** Loads the texts of the page if needed, and finds them on it. */
async function update(): Promise<void> {
  const pathname = sitePath();
  if (loadedFor !== pathname) await load(pathname);
  if (!settings.isOpen || loadedFor !== pathname || !data || !matcher) return;
  const screen = document.querySelector('#root main');
  // Without a screen there is nothing to find; the panel reports invalid content.
  if (!screen) return;
  if (!isTakenOver(screen)) return scanSoon();
  const { texts } = data;
  const found = scan(document, matcher, texts);
  const shown = [...seen.keys(), ...found.flatMap((piece) => piece.texts)];
  seen = new Map(shown.map((index) => [index, found.filter((piece) => piece.texts.includes(index))]));
  notes.show(settings.notes ? found : [], texts);
  marks.show(found, texts);
  draw();
  returnScroll();
}

async function load(pathname: string): Promise<void> {
  const isFirst = data === undefined;
  try {
    const loaded = await loadTexts(pathname);
    if (sitePath() !== pathname) return scanSoon();
    data = loaded;
    matcher = matcherOf(loaded.texts);
    message = undefined;
  } catch (error) {
    data = undefined;
    message = (error as Error).message;
  }
  loadedFor = pathname;
  seen = new Map();
  side();
  flushSync(draw);
  const opened = panel();
  if (opened) opened.scrollTop = isFirst ? settings.scroll : 0;
}

/** Whether React has hydrated an element. Prerendered elements must not be changed before that. */
const isTakenOver = (element: Element): boolean =>
  isFile || Object.keys(element).some((key) => key.startsWith('__react'));

function draw(): void {
  toggle.hidden = settings.isOpen;
  root.render(
    settings.isOpen && (
      <Panel data={data} seen={seen} settings={settings} message={message} actions={actions} />
    ),
  );
}

/** Puts the panel on the side where lines end. */
function side(): void {
  host.dir = directionOf(localeOfPath(sitePath()));
}

function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  storeSettings(settings);
}

const panel = (): HTMLElement | null => place.querySelector('.panel');

place.addEventListener('scroll', () => change({ scroll: panel()?.scrollTop ?? 0 }), { capture: true });

const actions: PanelActions = {
  close,
  set: (some) => {
    change(some);
    draw();
    if ('notes' in some) scanSoon();
  },
  frame: (index) => {
    const elements = (seen.get(index) ?? []).map(({ element }) => element);
    const visible = elements.find((element) => element.getBoundingClientRect().width > 1);
    message = visible ? undefined : 'This text is hidden right now.';
    marks.frame(visible);
    draw();
  },
  open,
};

async function open(place: LensPlace): Promise<void> {
  if (place.url !== undefined) return void window.open(place.url, '_blank', 'noopener');
  message = await openPlace(place);
  draw();
}

/** Scrolls the panel to a text. */
function choose(index: number): void {
  change({ onlyWork: false, search: '' });
  flushSync(draw);
  const entry = place.querySelector<HTMLElement>(`[data-text="${index}"]`);
  entry?.scrollIntoView({ block: 'nearest' });
  entry?.querySelector<HTMLElement>('button, a')?.focus();
}

side();
if (settings.isOpen) start();
else draw();
