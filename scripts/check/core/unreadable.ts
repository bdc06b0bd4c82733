import { type ParseProblem, placeAt, startOfFile } from './located.ts';

/** How long a file may be, in characters: a hundred times what people write for one screen. */
const mostCharacters = 1_000_000;

/**
 * Why a text is not given to any parser, found by looking for a few signs: it is far too long, in another encoding, or
 * holds two versions of some lines. One finding says it; what else may be wrong with the file would only hide that.
 */
export function unreadableProblem(text: string): ParseProblem | undefined {
  if (text.length > mostCharacters) {
    const message = `the file has ${text.length.toLocaleString('en')} characters, more than the ${mostCharacters.toLocaleString('en')} that are read.`;
    return { place: startOfFile, message, fix: 'remove what does not belong to the text.' };
  }
  const zero = text.indexOf('\u0000');
  // UTF-16 has a zero beside each Latin letter.
  if (zero >= 0 && text.indexOf('\u0000', zero + 1) === zero + 2) {
    const message = 'the file is in the encoding UTF-16.';
    return { place: startOfFile, message, fix: 'save the file with the encoding UTF-8.' };
  }
  return conflictProblem(text);
}

/** Lines that a merge left behind: `<<<<<<<` or `>>>>>>>`; seven equals signs alone may be Markdown. */
function conflictProblem(text: string): ParseProblem | undefined {
  const markers = [...text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)];
  const [first] = markers;
  if (!first) return undefined;
  const count = Math.max(1, markers.filter(([marker]) => marker.startsWith('<')).length);
  return {
    place: placeAt(text, first.index),
    message: `a merge left two versions of some lines, in ${count === 1 ? 'one place' : `${count} places`} of this file.`,
    fix: 'keep one of the two versions between the lines <<<<<<< and >>>>>>>, and remove these lines and =======.',
  };
}
