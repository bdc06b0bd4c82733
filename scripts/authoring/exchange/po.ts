import { type GetTextTranslation, po } from 'gettext-parser';
import {
  type ExchangePage,
  type ExchangeUnit,
  fingerprintOf,
  type Languages,
  type ReadDocument,
  type ReadUnit,
  splitUnitName,
  unitNameOf,
} from './document.ts';

/** Prefix of the comment with the fingerprint of a unit; tools keep such comments. */
const fingerprintComment = 'hulma-mark: ';

/** Formats pages as PO, with texts written as in the content. */
export function writePo(pages: readonly ExchangePage[], { source, language }: Languages): string {
  const headers = {
    'Project-Id-Version': 'hulma',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': source,
  };
  const entries = pages.flatMap((page) => page.units.map((unit) => entryOf(unit, page, language)));
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]));
  return String(po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }));
}

function entryOf(
  { unit, notes }: ExchangeUnit,
  { path, address }: ExchangePage,
  language: string,
): GetTextTranslation & { msgctxt: string } {
  const { english, target, state } = unit;
  const mark = fingerprintComment + fingerprintOf(language, target, state);
  return {
    msgctxt: unitNameOf(path, unit),
    msgid: english,
    msgstr: [target ?? ''],
    comments: {
      extracted: [...(address ? [address] : []), ...notes, mark].join('\n'),
      reference: path,
      ...(state === 'stale' && { flag: 'fuzzy' }),
    },
  };
}

/** Reads PO. @throws Error when it is not PO in UTF-8 */
export function readPo(text: string): ReadDocument {
  const { headers, translations } = po.parse(text, { validation: true });
  const charset = /charset=([\w-]+)/i.exec(headers['Content-Type'] ?? '')?.[1] ?? '';
  if (!/^utf-?8$/i.test(charset))
    throw new Error(
      `it declares ${charset ? `the encoding ${charset}` : 'no encoding'}; only UTF-8 is supported.`,
    );
  const entries = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  return {
    source: headers['X-Source-Language'] ?? '',
    language: headers.Language ?? '',
    units: entries.filter(({ msgid }) => msgid !== '').map(readUnit),
  };
}

function readUnit({ msgctxt = '', msgid, msgstr, comments }: GetTextTranslation): ReadUnit {
  const mark = comments?.extracted?.split('\n').find((comment) => comment.startsWith(fingerprintComment));
  return {
    ...splitUnitName(msgctxt),
    source: msgid.replaceAll('\r\n', '\n'),
    target: (msgstr[0] ?? '').replaceAll('\r\n', '\n'),
    isDone: !/\bfuzzy\b/.test(comments?.flag ?? ''),
    fingerprint: mark?.slice(fingerprintComment.length),
  };
}
