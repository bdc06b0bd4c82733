import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { rawOf } from './codes.ts';
import {
  type ExchangeUnit,
  type Format,
  markOf,
  nameOf,
  partsOf,
  type ReadDocument,
  type ReadUnit,
  Unreadable,
} from './document.ts';

/** Precedes the mark of a unit, in a comment that tools keep. */
const markComment = 'hulma-mark: ';

/** Texts are written as in the content, with their codes. */
export const poFormat: Format = {
  extension: '.po',
  page: ({ path, address, units }, { language }) => {
    const entries = units.map((unit): [string, GetTextTranslations['translations'][string]] => {
      const context = nameOf(path, unit.id);
      const entry = entryOf(unit, language, path, address);
      return [context, { [entry.msgid]: { ...entry, msgctxt: context } }];
    });
    const compiled = compile({}, Object.fromEntries(entries));
    // Each part begins with a header, of which the file keeps one.
    return compiled.slice(compiled.indexOf('\n\n') + 2);
  },
  file: (pages, { source, language }, count) => {
    const headers = {
      'Project-Id-Version': 'hulma',
      Language: language,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      'X-Source-Language': source,
      'X-Hulma-Units': String(count),
    };
    return [compile(headers, {}), ...pages].join('\n');
  },
};

const compile = (
  headers: GetTextTranslations['headers'],
  translations: GetTextTranslations['translations'],
): string => String(po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }));

function entryOf(
  { source, target, state, notes, before }: ExchangeUnit,
  language: string,
  path: string,
  address?: string,
): GetTextTranslation {
  return {
    msgid: rawOf(source),
    msgstr: [target ? rawOf(target) : ''],
    comments: {
      extracted: [
        ...(address ? [address] : []),
        ...notes,
        markComment + markOf(language, target && rawOf(target), state),
      ].join('\n'),
      reference: path,
      ...(state === 'stale' && { flag: 'fuzzy' }),
      ...(before !== undefined && { previous: `msgid ${JSON.stringify(before)}` }),
    },
  };
}

/** Reads PO. @throws Unreadable when it is not PO in UTF-8, or has a unit twice */
export function readPo(text: string, name: string): ReadDocument {
  const lines = linesOf(text);
  const [first = '', ...others] = groupsOf(text);
  const { headers, translations } = parsed(first);
  const charset = /charset=([\w-]+)/i.exec(headers['Content-Type'] ?? '')?.[1] ?? '';
  if (!/^utf-?8$/i.test(charset))
    throw new Unreadable(`it says that its encoding is ${charset || 'unknown'}; only UTF-8 is read.`, 1);
  const unitsOf = (parts: GetTextTranslations['translations']): ReadUnit[] =>
    Object.entries(parts).flatMap(([context, entries]) =>
      Object.values(entries)
        .filter(({ msgid }) => msgid !== '')
        .map((entry) => readUnit(context, entry, lines.get(context) ?? 1)),
    );
  return {
    name,
    source: headers['X-Source-Language'] ?? '',
    language: headers.Language ?? '',
    count: headers['X-Hulma-Units'],
    units: [...unitsOf(translations), ...others.flatMap((group) => unitsOf(parsed(group).translations))],
  };
}

/** The entries in groups: the parser builds texts character by character, which takes a lot of memory. */
function groupsOf(text: string): string[] {
  const entries = text.split(/\r?\n[ \t]*\r?\n/);
  return Array.from({ length: Math.ceil(entries.length / 500) }, (_, index) =>
    entries.slice(index * 500, (index + 1) * 500).join('\n\n'),
  );
}

function parsed(text: string): GetTextTranslations {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    throw new Unreadable((error as Error).message);
  }
}

function readUnit(context: string, { msgid, msgstr, comments }: GetTextTranslation, line: number): ReadUnit {
  const isFuzzy = /(?:^|[\s,])fuzzy(?:$|[\s,])/.test(comments?.flag ?? '');
  const mark = comments?.extracted?.split('\n').find((comment) => comment.startsWith(markComment));
  return {
    ...partsOf(context),
    line,
    source: plain(msgid),
    target: plain(msgstr[0] ?? ''),
    isDone: !isFuzzy,
    mark: mark?.slice(markComment.length),
  };
}

/** A text with the line breaks of the content, as one string. */
const plain = (text: string): string => text.replaceAll('\r\n', '\n');

/** The line of each unit: the parser reports no lines, and keeps only one of two units with the same name. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let [at, line] = [0, 1];
  for (const match of text.matchAll(/^msgctxt((?:\s*"(?:[^"\\]|\\.)*")+)/gm)) {
    line += text.slice(at, match.index).split('\n').length - 1;
    at = match.index;
    const context = [...(match[1] ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');
    if (lines.has(context))
      throw new Unreadable(`the unit ${context} is there twice, first on line ${lines.get(context)}.`, line);
    lines.set(context, line);
  }
  return lines;
}
