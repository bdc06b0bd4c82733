import { size } from '../limits.ts';
import { placeAt, startOfFile } from './located.ts';
import { type ParseProblem, parseProblem } from './parse-problem.ts';

/**
 * Why a text is not given to any parser, found by looking for a few signs: it is far too long, in another encoding, or
 * holds two versions of some lines. One finding says it; what else may be wrong with the file would only hide that.
 */
export function unreadableProblem(text: string): ParseProblem | undefined {
  if (text.length > size.mostCharacters) {
    return parseProblem({ place: startOfFile }, 'too-long', {
      length: text.length,
      most: size.mostCharacters,
    });
  }
  const zero = text.indexOf('\u0000');
  // UTF-16 has a zero beside each Latin letter.
  if (zero >= 0 && text.indexOf('\u0000', zero + 1) === zero + 2) {
    return parseProblem({ place: startOfFile }, 'not-utf8', { encoding: 'UTF-16' });
  }
  return conflictProblem(text);
}

/** Lines that a merge left behind: `<<<<<<<` or `>>>>>>>`; seven equals signs alone may be Markdown. */
function conflictProblem(text: string): ParseProblem | undefined {
  const markers = [...text.matchAll(/^(?:<{7}|>{7})(?: .*)?$/gm)];
  const [first] = markers;
  if (!first) return undefined;
  const places = Math.max(1, markers.filter(([marker]) => marker.startsWith('<')).length);
  return parseProblem({ place: placeAt(text, first.index) }, 'conflict', { places });
}
