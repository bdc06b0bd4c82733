/** Returns the lines of code without comments, indentation and the leading mark of a diff. */
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

/** Comments, timestamps and quoted strings, with the colon after a key; an escaped character starts none of them. */
const texts =
  /\\.|\/\*[\s\S]{0,2000}?\*\/|<!--[\s\S]{0,2000}?-->|\d{4}-\d\d-\d\dT[\d:.]+Z?|(?:(?<!\S)#|(?<![:\S])\/\/|(?<!\S)--\s).*|"""[\s\S]{0,2000}?"""|(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1(\s*:)?/g;

/** Returns the words of code without comments, strings and language codes; keys and addresses in quotes do count. */
export const wordsIn = (code: string): string[] =>
  (
    code
      .replace(texts, (found: string, _quote, text: string = '', colon?: string) => {
        if (found.startsWith('\\')) return found;
        return colon || isAddress(text) ? ` ${text} ` : ' ';
      })
      // What readers replace: `<your-name>`.
      .replace(/<[a-z]+(?:[ _-][a-z]+)+>/g, ' ')
      // A shell prompt without a command.
      .replace(/^[^\s<]*[#$>][ \t]*$/gm, '')
      .match(/[\p{L}\p{N}_$-]*[\p{L}\p{N}_]/gu) ?? []
  ).filter((word) => !languageCode.test(word));

/** A language code, which may differ in the examples of a translation. */
const languageCode = /^"?[a-z]{2}(?:[-_][A-Za-z]+)?"?$/;

const isAddress = (text: string): boolean =>
  /[@./:]/.test(text) && !/\s/.test(text) && !/^\d{4}-\d\d-\d\dT/.test(text);

const comments = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!\S)(?:#+\s|\/\/).*/g;

const defined = /\b(?:async|class|const|def|fn|func|function|import|let|var)\s+([\w$]+)/g;

/** Words that many programming languages reserve. */
const reserved =
  /(?<![\w$.-])(?:async|await|break|case|catch|class|const|continue|def|default|else|enum|export|extends|final|for|from|func|function|import|interface|let|new|null|package|private|public|return|static|struct|switch|this|throw|true|try|type|var|void|while)(?![\w$:-])/g;

/** Returns the reserved words in code, as often as they are there; the text between tags is none. */
export const reservedIn = (code: string): string[] =>
  code
    .replace(texts, ' ')
    .replace(/>[^<>{}]*<|\}[^<>{}]*(?=<\/)/g, ' ')
    .match(reserved) ?? [];

/**
 * Returns names in code that are no ordinary words, such as functions, modules and options: `greet(`, `http.Status`,
 * `--force`, `siteTitle`. Names that an example declares or imports are left out, as they may be translated.
 */
export function namesIn(code: string): string[] {
  const text = code.replace(comments, '');
  const given = new Set([...text.matchAll(defined)].map(([, name]) => name));
  const names =
    text.match(/[\w$]+(?=\((?!s\))|\.[A-Z])|(?<!\S)--[a-z][\w-]*|(?<![\w$\\])[a-z][\w$]*[A-Z][\w$]*/g) ?? [];
  return [...new Set(names)].filter((name) => !given.has(name) && !readerPlaceholder.test(name));
}

/** Matches what readers replace with something of their own: `YourName`, `your-domain.com`. */
export const readerPlaceholder = /(?<![a-z])(?:my|[Yy]our|YOUR)(?=[-_A-Z])/;

/** Returns the keys of settings, `enabled: true` or `"enabled": true`, and computed values, `${{ env.CI }}`. */
export const keysIn = (settings: string): string[] =>
  (settings.match(/(?<=^[ \t-]*)[\w.-]+(?=[ \t]*[:=])|"[\w.-]+"(?=\s*:)|\$\{\{[^{}\n]*\}\}/gm) ?? []).filter(
    (key) => !languageCode.test(key),
  );

/**
 * Returns the names of tags and attributes in markup, `<Card title="…">` or `{% card title="…" %}`, and of what it
 * imports. Components that an example declares may be translated.
 */
export function tagsIn(markup: string): string[] {
  const text = markup.replace(comments, '');
  const own = new Set([...text.matchAll(/^import (\w+) from/gm)].map(([, name]) => name));
  const known = text.replace(/<\/?(\w+)[^<>]*/g, (tag, name) => (own.has(name) ? '' : tag));
  return (
    known.match(
      /(?<=<\/?|\{%[ \t]?\/?)[A-Za-z][\w.-]*|(?<=\s)[\w:-]+(?==["'`{])|^import(?= )|(?<=^import \{[^}\n]{0,200})\w+|(?<=^import \{[^}\n]{0,200}\} )from/gm,
    ) ?? []
  );
}

/** Returns the shell commands in code, without their arguments: `git`, `npx`. */
export const commandsIn = (code: string): string[] =>
  code
    .replace(comments, '')
    .match(
      /(?<=^[ \t]*(?:[\w@:~/-]{0,60}[$%>][ \t]+)?|(?:;|[|]|&&)[ \t]+)(?:sudo[ \t]+)?[a-z][\w.-]*(?=\s|$)/gm,
    ) ?? [];
