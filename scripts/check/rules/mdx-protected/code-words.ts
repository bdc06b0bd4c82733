/** The lines of code without comments, indentation and the mark of a change before them. */
export const linesOf = (code: string): string[] =>
  code
    .replace(comments, (comment) => comment.replace(/.*/g, ''))
    .split('\n')
    .map((line) =>
      line
        .replace(/^[+-](?=\s)/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );

/** Comments, times, and what stands in quotation marks, with the colon after a key; an escape begins none of them. */
const texts =
  /\\.|\/\*[\s\S]{0,2000}?\*\/|<!--[\s\S]{0,2000}?-->|\d{4}-\d\d-\d\dT[\d:.]+Z?|(?:(?<!\S)#|(?<![:\S])\/\/|(?<!\S)--\s).*|"""[\s\S]{0,2000}?"""|(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1(\s*:)?/g;

/** The words of code but for those of comments and texts, and codes of languages; keys and addresses are no texts. */
export const wordsIn = (code: string): string[] =>
  (
    code
      .replace(texts, (found: string, _quote, text: string = '', colon?: string) => {
        if (found.startsWith('\\')) return found;
        return colon || isAddress(text) ? ` ${text} ` : ' ';
      })
      // A prompt after which nothing was typed.
      .replace(/^[^\s<]*[#$>][ \t]*$/gm, '')
      .match(/[\p{L}\p{N}_$-]*[\p{L}\p{N}_]/gu) ?? []
  ).filter((word) => !ofLanguage.test(word));

/** The code of a language, which examples have of their own. */
const ofLanguage = /^"?[a-z]{2}(?:[-_][A-Za-z]+)?"?$/;

const isAddress = (text: string): boolean =>
  /[@./:]/.test(text) && !/\s/.test(text) && !/^\d{4}-\d\d-\d\dT/.test(text);

const comments = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!\S)(?:#+\s|\/\/).*/g;

const defined = /\b(?:async|class|const|def|fn|func|function|import|let|var)\s+([\w$]+)/g;

/**
 * The names of functions, modules, options and other names in code that no language writes so: `greet(`, `http.Status`,
 * `--force`, `siteTitle`; those that an example gives to what it imports and computes may be translated, as comments are.
 */
export function namesIn(code: string): string[] {
  const text = code.replace(comments, '');
  const given = new Set([...text.matchAll(defined)].map(([, name]) => name));
  const names =
    text.match(/[\w$]+(?=\((?!s\))|\.[A-Z])|(?<!\S)--[a-z][\w-]*|(?<![\w$\\])[a-z][\w$]*[A-Z][\w$]*/g) ?? [];
  return [...new Set(names)].filter((name) => !given.has(name) && !ofReader.test(name));
}

/** What readers put something of their own in the place of: `YourName`, `your-domain.com`. */
export const ofReader = /(?<![a-z])(?:my|[Yy]our|YOUR)(?=[-_A-Z])/;

/** The keys of settings, `enabled: true` or `"enabled": true`, and values that are computed, `${{ env.CI }}`. */
export const keysIn = (settings: string): string[] =>
  (settings.match(/(?<=^[ \t-]*)[\w.-]+(?=[ \t]*[:=])|"[\w.-]+"(?=\s*:)|\$\{\{[^{}\n]*\}\}/gm) ?? []).filter(
    (key) => !ofLanguage.test(key),
  );

/** The commands of a shell, without what they are given: `git`, `npx`. */
export const commandsIn = (code: string): string[] =>
  code
    .replace(comments, '')
    .match(
      /(?<=^[ \t]*(?:[\w@:~/-]{0,60}[$%>][ \t]+)?|(?:;|[|]|&&)[ \t]+)(?:sudo[ \t]+)?[a-z][\w.-]*(?=\s|$)/gm,
    ) ?? [];
