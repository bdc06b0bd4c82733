/**
 * Turns text into a pseudo-language: readable if you know the English, easy to tell from it, and about 40 percent
 * longer, as translations often are. `ltr` adds accents to every letter; `rtl` uses Arabic letters.
 */
export type PseudoStyle = 'ltr' | 'rtl';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'àḅçđéƒĝĥíĵķľɱñøƥɋŕšŧúṽŵẋýž';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

/** Not rewritten: placeholders, names and codes that no language translates, numbers, URLs. */
const kept =
  /(\{\{\s*\w+\s*\}\}|\\.|&\w+;|\b(?:Hulma|GLB|glTF|USDZ|FBX|PNG|JPG|FDM|SLA|SLS|WhatsApp|JSON|ISO)\b|\d+)/;

/** Rewrites a text, keeping its placeholders and names. */
export function pseudoText(text: string, style: PseudoStyle): string {
  const written = text
    .split(kept)
    .map((part, place) => (place % 2 === 1 ? part : rewrite(part, style)))
    .join('');
  return `${written}${padding(text, style)}`;
}

function rewrite(text: string, style: PseudoStyle): string {
  const target = [...(style === 'rtl' ? arabic : accented)];
  return [...text]
    .map((character) => {
      const place = letters.indexOf(character.toLowerCase());
      if (place < 0) return character;
      const replaced = target[place] ?? character;
      return style === 'ltr' && character !== character.toLowerCase() ? replaced.toUpperCase() : replaced;
    })
    .join('');
}

/** Padding; short texts grow most, as in real translations. */
function padding(text: string, style: PseudoStyle): string {
  const length = Math.ceil(text.trim().length * (text.length < 20 ? 0.6 : 0.35));
  if (length === 0) return '';
  const syllable = style === 'rtl' ? 'مد' : 'öñ';
  const words: string[] = [];
  for (let rest = length; rest > 0; rest -= 9) words.push(syllable.repeat(Math.ceil(Math.min(rest, 8) / 2)));
  return ` ${words.join(' ')}`;
}

/** Whether a text has letters that no pseudo-language uses, so it did not come from the content. */
export function foreignWords(text: string): string[] {
  const names = new RegExp(kept.source, 'g');
  return text.replace(names, ' ').match(/[A-Za-z]{2,}/g) ?? [];
}
