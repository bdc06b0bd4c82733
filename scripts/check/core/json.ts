import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Located, type ParseProblem, placeAt, startOfFile } from './located.ts';

export type JsonResult = { ok: true; data: Located } | { ok: false; problems: ParseProblem[] };

/**
 * Reads a JSON file strictly: no comments, no trailing commas, no key twice (which JSON.parse lets pass).
 * @returns the data with its places, or the problems of the file: the first error of its form, since what
 *   follows it is guesswork, or else every key that stands twice
 */
export function readJson(text: string): JsonResult {
  if (text.trim() === '') {
    const problem = {
      place: startOfFile,
      message: 'the file is empty.',
      fix: 'copy the English file and translate it.',
    };
    return { ok: false, problems: [problem] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !root) return { ok: false, problems: [explainError(error, text)] };
  const duplicates = duplicateKeys(text, root);
  if (duplicates.length > 0) return { ok: false, problems: duplicates };
  return {
    ok: true,
    data: {
      value: dataOf(root),
      locate: (path, at) => placeAt(text, offsetOf(root, path, at)),
      rangeOf: (path) => {
        const node = findNodeAtLocation(root, [...path]);
        return node && [node.offset, node.offset + node.length];
      },
    },
  };
}

function explainError(error: ParseError | undefined, text: string): ParseProblem {
  const offset = error?.offset ?? 0;
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /[}\]]/.test(text.charAt(offset))) {
    const place = placeAt(text, before.length - 1);
    return { place, message: 'a comma stands after the last entry.', fix: 'remove the comma.' };
  }
  const place = placeAt(text, offset);
  const sign = text.charAt(offset);
  if (/[“”„«»‘’']/.test(sign)) {
    const message = `the quotation mark ${sign} is not the one of JSON.`;
    return {
      place,
      message,
      fix: 'put keys and texts between straight double quotes ("); inside a text any other is fine.',
    };
  }
  if (error && printParseErrorCode(error.error) === 'CommaExpected' && /[}\]]/.test(sign)) {
    const missing = sign === '}' ? ']' : '}';
    return { place, message: `a closing ${missing} is missing before this ${sign}.`, fix: `${closing}.` };
  }
  const known = error && jsonErrors[printParseErrorCode(error.error)];
  const [reason, fix] = known ?? [
    'the file cannot be read as JSON from here on',
    'compare the line with the English file',
  ];
  return { place, message: `${reason}.`, fix: `${fix}.` };
}

function duplicateKeys(text: string, node: Node): ParseProblem[] {
  const seen = new Set<string>();
  const own = (node.type === 'object' ? (node.children ?? []) : []).flatMap((property) => {
    const key = property.children?.[0];
    const name = String(key?.value);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `the key “${name}” stands twice; only the last would count.`;
    return [{ place: placeAt(text, key?.offset ?? 0), message, fix: 'remove one of the two.' }];
  });
  return [...own, ...(node.children ?? []).flatMap((child) => duplicateKeys(text, child))];
}

function dataOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(dataOf);
  if (node.type !== 'object') return node.value;
  const entries = (node.children ?? []).map(({ children }) => [children?.[0]?.value, children?.[1]] as const);
  return Object.fromEntries(entries.map(([key, value]) => [key, value && dataOf(value)]));
}

function offsetOf(root: Node, path: readonly (string | number)[], at: 'key' | 'value' = 'value'): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const wantsKey = length < path.length || at === 'key' || node.type === 'object';
    return wantsKey && node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return root.offset;
}

const quoting = 'put every key and every text between double quotes';
const closing = 'compare the brackets with the English file';

/** What is wrong and what to do about it, by the codes of jsonc-parser. */
const jsonErrors: { readonly [code: string]: readonly [reason: string, fix: string] } = {
  InvalidSymbol: [
    'there is a word outside of double quotes',
    `${quoting}; write \\" for a quotation mark inside a text`,
  ],
  InvalidNumberFormat: ['there is a number that cannot be read', quoting],
  PropertyNameExpected: ['a key in double quotes is expected here', quoting],
  ValueExpected: ['a text in double quotes is expected here', quoting],
  ColonExpected: ['a colon is expected between key and text', 'write "key": "text"'],
  CommaExpected: ['a comma is expected before this entry', 'write a comma at the end of the entry above'],
  CloseBraceExpected: ['a closing } is missing', closing],
  CloseBracketExpected: ['a closing ] is missing', closing],
  EndOfFileExpected: ['there is text after the end of the entries', closing],
  InvalidCommentToken: ['comments are not possible in JSON', 'remove the comment'],
  UnexpectedEndOfComment: ['comments are not possible in JSON', 'remove the comment'],
  UnexpectedEndOfString: [
    'the double quote that opens this text is not closed on the same line',
    'close it at the end of the text; write \\n for a line break',
  ],
  InvalidUnicode: ['there is an escape \\u… that cannot be read', 'write the character itself'],
  InvalidEscapeCharacter: [
    'there is a backslash before a character that needs none',
    'write \\\\ for a backslash',
  ],
  InvalidCharacter: ['there is a tab or another control character inside a text', 'replace it by a space'],
};
