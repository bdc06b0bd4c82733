import { sentencesOf } from '../families/untranslated.ts';
import { type Control, matchesOf, oneOf, prose, type Random, replace } from '../mutation.ts';
import { type Piece, startOfBody } from '../pieces.ts';
import type { Specimen } from '../specimen.ts';

/** Another translation that is as good: other words, another order, sentences split and joined. */

type Language = Specimen['language'];
type PerLanguage<Value> = { readonly [language in Language]: Value };

const both = ['json', 'mdx'] as const;

const control = (name: string, mutate: Control['mutate'], rest: Partial<Control> = {}): Control => ({
  name,
  formats: both,
  mutate,
  ...rest,
});

/** Pairs of words of which each may stand for the other in the texts of the site. */
const synonyms: PerLanguage<readonly (readonly [RegExp, string])[]> = {
  nl: [
    [/\bzoals\b/g, 'bijvoorbeeld'],
    [/\bu krijgt\b/g, 'u ontvangt'],
    [/\bheel\b/g, 'erg'],
    [/\bdaarom\b/g, 'vandaar dat'],
    [/\belke\b/g, 'iedere'],
    [/\bnieuwe\b/g, 'extra'],
    [/\bmeestal\b/g, 'doorgaans'],
  ],
  fr: [
    [/\bpar exemple\b/g, 'notamment'],
    [/\bchaque\b/g, 'tout'],
    [/\bsouvent\b/g, 'fréquemment'],
    [/\bégalement\b/g, 'aussi'],
    [/\bplusieurs\b/g, 'différents'],
    [/\bavec\b/g, 'à l’aide de'],
  ],
  de: [
    [/\bzum Beispiel\b/g, 'etwa'],
    [/\bmeist\b/g, 'in der Regel'],
    [/\bdeshalb\b/g, 'daher'],
    [/\bgenügt\b/g, 'reicht'],
    [/\bbrauchen\b/g, 'benötigen'],
    [/\boder\b/g, 'beziehungsweise'],
  ],
  ar: [
    [/ جميع /g, ' كل '],
    [/ حتى /g, ' كي '],
    [/ لذا /g, ' لذلك '],
    [/ أيضًا/g, ' كذلك'],
    [/ من /g, ' ضمن '],
  ],
  zh: [
    [/比如/g, '例如'],
    [/可以/g, '能够'],
    [/因此/g, '所以'],
    [/都/g, '全都'],
    [/需要/g, '要'],
  ],
};

/** A sentence that says nothing new, to be polite. */
const polite: PerLanguage<string> = {
  nl: 'Alvast hartelijk dank voor uw begrip.',
  fr: 'Nous vous remercions de votre confiance.',
  de: 'Wir danken Ihnen herzlich für Ihr Vertrauen.',
  ar: 'ونشكركم جزيل الشكر على ثقتكم.',
  zh: '衷心感谢您的信任。',
};

const introductions: PerLanguage<string> = {
  nl: 'Met andere woorden: ',
  fr: 'Autrement dit, ',
  de: 'Mit anderen Worten: ',
  ar: 'وبعبارة أخرى، ',
  zh: '换句话说，',
};

const asides: PerLanguage<string> = {
  nl: ' (graag zelfs)',
  fr: ' (avec plaisir)',
  de: ' (sehr gern sogar)',
  ar: ' (بكل سرور)',
  zh: '（非常乐意）',
};

const endOf: PerLanguage<string> = { nl: '.', fr: '.', de: '.', ar: '.', zh: '。' };

/** Sentences without anything that belongs to one place: links, placeholders, components, numbers. */
const isFree = (text: string): boolean => !/[[\]{}<>*\\]/.test(text);

/** Texts that may become longer: search results set a limit to title and description. */
const unlimited = (specimen: Specimen, least = 1): Piece[] =>
  prose(specimen, least).filter(({ name }) => name !== 'title' && name !== 'description');

/** A text of several sentences. */
function passage(specimen: Specimen, next: Random, least = 2): Piece | undefined {
  return oneOf(
    unlimited(specimen, 20).filter(({ text, kind }) => kind !== 'item' && sentencesOf(text).length >= least),
    next,
  );
}

/** Whether a YAML text without quotation marks can have the words that are written into it. */
const fits = ({ format }: Specimen, { kind, quoted }: Piece, words: string): boolean =>
  format === 'json' || kind !== 'field' || quoted || !/: |"/.test(words);

const spaceBetween = (language: Language): string => (language === 'zh' ? '' : ' ');

/** Whether the words of a link begin and end with a Latin letter or a digit. */
const spacing = (link = ''): string =>
  [/^\[[\p{Script=Latin}\d]/u, /[\p{Script=Latin}\d]\]\(/u].map((side) => side.test(link)).join();

/** Writes a text anew, where that changes anything. */
const rewrite = (specimen: Specimen, piece: Piece | undefined, text: string | undefined) =>
  !piece || text === undefined || text === piece.text || !fits(specimen, piece, text)
    ? undefined
    : replace(specimen, piece.start, piece.end, text);

export const wordingControls: Control[] = [
  control('synonym', (specimen, next) => {
    const found = synonyms[specimen.language].flatMap(([word, other]) =>
      unlimited(specimen).flatMap((piece) =>
        matchesOf(piece.text, word).map((match) => ({ piece, match, other })),
      ),
    );
    const place = oneOf(found, next);
    if (!place || !isFree(place.piece.text)) return undefined;
    const start = place.piece.start + place.match.index;
    return replace(specimen, start, start + place.match[0].length, place.other);
  }),
  control('sentences in another order', (specimen, next) => {
    const piece = passage(specimen, next);
    const parts = piece ? sentencesOf(piece.text).map(({ text }) => text) : [];
    if (!piece || parts.some((part) => !/[.。!！?？؟]$/.test(part))) return undefined;
    return rewrite(specimen, piece, parts.reverse().join(spaceBetween(specimen.language)));
  }),
  control('polite sentence more', (specimen, next) => {
    const piece = passage(specimen, next, 1);
    if (!piece || !/[.。]$/.test(piece.text)) return undefined;
    return rewrite(specimen, piece, piece.text + spaceBetween(specimen.language) + polite[specimen.language]);
  }),
  control('sentence taken out', (specimen, next) => {
    const piece = passage(specimen, next, 3);
    const parts = piece ? sentencesOf(piece.text) : [];
    const part = oneOf(
      parts.filter(({ text }) => isFree(text) && !/[\d٠-٩A-Z]{2}|[A-Z][a-z]*[A-Z]/.test(text)),
      next,
    );
    if (!piece || !part) return undefined;
    const text = `${piece.text.slice(0, part.start)}${piece.text.slice(part.end).trimStart()}`.trim();
    return rewrite(specimen, piece, text);
  }),
  control('introduction before a sentence', (specimen, next) => {
    const piece = passage(specimen, next);
    const first = piece && sentencesOf(piece.text)[1];
    if (!piece || !first) return undefined;
    const words = introductions[specimen.language];
    if (!fits(specimen, piece, words)) return undefined;
    return replace(specimen, piece.start + first.start, piece.start + first.start, words);
  }),
  control('aside in brackets', (specimen, next) => {
    const piece = passage(specimen, next);
    const first = piece && sentencesOf(piece.text)[0];
    if (!piece || !first || !/[.。]$/.test(first.text)) return undefined;
    const at = piece.start + first.end - 1;
    return replace(specimen, at, at, asides[specimen.language]);
  }),
  control('sentences joined by a semicolon', (specimen, next) => {
    const piece = passage(specimen, next);
    if (!piece) return undefined;
    const { language } = specimen;
    const semicolon = { nl: '; ', fr: '\u202f; ', de: '; ', ar: '؛ ', zh: '；' }[language];
    const end = language === 'zh' ? /。(?=\p{Script=Han})/u : /(?<=\p{L}{3})\. (?=\p{L})/u;
    return rewrite(specimen, piece, piece.text.replace(end, semicolon));
  }),
  control('sentence split in two', (specimen, next) => {
    const piece = passage(specimen, next, 1);
    if (!piece) return undefined;
    const comma = { nl: /, (?=\p{Ll})/u, fr: /, (?=\p{Ll})/u, de: /, (?=\p{Ll})/u, ar: /، /u, zh: /，/u }[
      specimen.language
    ];
    const at = comma.exec(piece.text);
    if (!at || !isFree(piece.text)) return undefined;
    const rest = piece.text.slice(at.index + at[0].length);
    const text = `${piece.text.slice(0, at.index)}${endOf[specimen.language]}${spaceBetween(specimen.language)}${rest.charAt(0).toLocaleUpperCase(specimen.language)}${rest.slice(1)}`;
    return rewrite(specimen, piece, text);
  }),
  control('exclamation in the place of a full stop', (specimen, next) => {
    const piece = passage(specimen, next, 1);
    const mark = { nl: '!', fr: '\u202f!', de: '!', ar: '!', zh: '！' }[specimen.language];
    return rewrite(specimen, piece, piece?.text.replace(/[.。]$/, mark));
  }),
  control('ellipsis at the end', (specimen, next) => {
    const piece = passage(specimen, next, 1);
    return rewrite(specimen, piece, piece?.text.replace(/[.。]$/, specimen.language === 'zh' ? '……' : '…'));
  }),
  control('dash in the place of a comma', (specimen, next) => {
    const piece = passage(specimen, next, 1);
    if (!piece || !isFree(piece.text)) return undefined;
    const [comma, dash] = {
      nl: [', ', ' – '],
      fr: [', ', ' – '],
      de: [', ', ' – '],
      ar: ['، ', ' – '],
      zh: ['，', '——'],
    }[specimen.language] as [string, string];
    return rewrite(specimen, piece, piece.text.replace(comma, dash));
  }),
  control(
    'paragraph in two',
    (specimen, next) => {
      const piece = passage(specimen, next);
      const second = piece && sentencesOf(piece.text)[1];
      // “2.000” has no second sentence.
      const isApart = second && /[\s。！？]$/.test(piece.text.slice(0, second.start));
      if (piece?.kind !== 'paragraph' || !isApart) return undefined;
      return rewrite(
        specimen,
        piece,
        `${piece.text.slice(0, second.start).trimEnd()}\n\n${piece.text.slice(second.start)}`,
      );
    },
    { formats: ['mdx'] },
  ),
  control(
    'two paragraphs in one',
    (specimen, next) => {
      const gap = oneOf(
        matchesOf(specimen.text, /(?<=\n\n[^#<|\-\n-][^\n]*[.。])\n\n(?=[^#<|\-\n-][^\n]*\n)/g),
        next,
      );
      return gap && replace(specimen, gap.index, gap.index + 2, spaceBetween(specimen.language));
    },
    { formats: ['mdx'] },
  ),
  control(
    'paragraph as a list',
    (specimen, next) => {
      const piece = passage(specimen, next, 3);
      if (piece?.kind !== 'paragraph') return undefined;
      const [before, after] = [specimen.text.slice(0, piece.start), specimen.text.slice(piece.end)];
      // Two lists beside each other are one.
      if (/(?:^|\n)- .*\n\n$/.test(before) || /^\n\n- /.test(after)) return undefined;
      return rewrite(
        specimen,
        piece,
        sentencesOf(piece.text)
          .map(({ text }) => `- ${text}`)
          .join('\n'),
      );
    },
    { formats: ['mdx'] },
  ),
  control(
    'list as sentences',
    (specimen, next) => {
      const list = oneOf(matchesOf(specimen.text, /(?<=\n\n)(?:- .*\n)+/g, startOfBody(specimen.text)), next);
      const sentences = list?.[0].trim().split('\n- ').join(spaceBetween(specimen.language));
      return list && replace(specimen, list.index, list.index + list[0].length, `${sentences?.slice(2)}\n`);
    },
    { formats: ['mdx'] },
  ),
  control(
    'paragraph more',
    (specimen, next) => {
      const piece = passage(specimen, next);
      if (piece?.kind !== 'paragraph') return undefined;
      return rewrite(specimen, piece, `${piece.text}\n\n${polite[specimen.language]}`);
    },
    { formats: ['mdx'] },
  ),
  control(
    'words in bold',
    (specimen, next) => {
      const piece = passage(specimen, next, 1);
      if (piece?.kind !== 'paragraph' || !isFree(piece.text)) return undefined;
      const word = oneOf(
        matchesOf(
          piece.text,
          specimen.language === 'zh'
            ? /(?<=\p{Script=Han})\p{Script=Han}{2}(?=\p{Script=Han})/gu
            : /(?<= )\p{L}{4,}(?= )/gu,
        ),
        next,
      );
      if (!word) return undefined;
      const start = piece.start + word.index;
      return replace(specimen, start, start + word[0].length, `**${word[0]}**`);
    },
    { formats: ['mdx'] },
  ),
  control('stars and low lines that belong to the text', (specimen, next) => {
    const piece = passage(specimen, next, 1);
    if (!piece || !/[.。]$/.test(piece.text)) return undefined;
    const isPlain = specimen.format === 'json' || piece.kind === 'field';
    const words = isPlain ? 'chair_01_oak*' : '\\*chair_01_oak\\*';
    const [open, close] = specimen.language === 'zh' ? ['（', '）'] : [' (', ')'];
    return rewrite(
      specimen,
      piece,
      `${piece.text.slice(0, -1)}${open}${words}${close}${endOf[specimen.language]}`,
    );
  }),
  control(
    'bold taken away',
    (specimen, next) => {
      const bold = oneOf(matchesOf(specimen.text, /\*\*([^*\n]+)\*\*/g), next);
      return bold && replace(specimen, bold.index, bold.index + bold[0].length, bold[1] ?? '');
    },
    { formats: ['mdx'] },
  ),
  control(
    'other words of a link',
    (specimen, next) => {
      const words = {
        nl: 'deze pagina',
        fr: 'cette page',
        de: 'diese Seite',
        ar: 'هذه الصفحة',
        zh: '这个页面',
      }[specimen.language];
      const link = oneOf(
        matchesOf(specimen.text, /(?<=\[)[^\]\n]+(?=\]\(\/)/g).filter(
          ([text]) => isFree(text) && !/[A-Z]{2}|\d/.test(text),
        ),
        next,
      );
      return link && replace(specimen, link.index, link.index + link[0].length, words);
    },
    { formats: ['mdx'] },
  ),
  control(
    'links of a paragraph in another order',
    (specimen) => {
      const pair = /(\[[^\]\n]+\]\(\/[^)\n]*\))([^\n[]{1,80})(\[[^\]\n]+\]\(\/[^)\n]*\))/.exec(specimen.text);
      if (!pair || pair[1] === pair[3]) return undefined;
      // Chinese sets a space between Han and Latin, which belongs to the words and not to the place.
      const isAlike = spacing(pair[1]) === spacing(pair[3]);
      if (specimen.language === 'zh' && !isAlike) return undefined;
      return replace(specimen, pair.index, pair.index + pair[0].length, `${pair[3]}${pair[2]}${pair[1]}`);
    },
    { formats: ['mdx'] },
  ),
  control('placeholder at another place of its sentence', (specimen, next) => {
    const piece = oneOf(
      prose(specimen).filter(
        ({ text, name }) => /^[^{]+ \{\{\w+\}\}[^{}]+$/.test(text) && !name.includes('_'),
      ),
      next,
    );
    const [placeholder = ''] = /\{\{\w+\}\}/.exec(piece?.text ?? '') ?? [];
    return rewrite(
      specimen,
      piece,
      piece && `${placeholder}${spaceBetween(specimen.language)}${piece.text.replace(placeholder, '…')}`,
    );
  }),
  control(
    'plural forms that say the number in words',
    (specimen, next) => {
      const words = {
        nl: 'één pagina',
        fr: 'une seule page',
        de: 'eine einzige Seite',
        ar: 'صفحة وحيدة',
        zh: '',
      }[specimen.language];
      const piece = oneOf(
        prose(specimen).filter(({ name }) => name.endsWith('_one')),
        next,
      );
      return rewrite(specimen, piece, words);
    },
    { formats: ['json'], languages: ['nl', 'fr', 'de', 'ar'] },
  ),
  control(
    'other wording of a plural form',
    (specimen, next) => {
      const words = {
        nl: 'in totaal {{count}} pagina’s',
        fr: '{{count}} pages au total',
        de: 'insgesamt {{count}} Seiten',
        ar: 'عدد الصفحات {{count}}',
        zh: '总共 {{count}} 个页面',
      }[specimen.language];
      const piece = oneOf(
        prose(specimen).filter(({ name }) => name.endsWith('_other')),
        next,
      );
      return rewrite(specimen, piece, words);
    },
    { formats: ['json'] },
  ),
  control(
    'plural form “many” in French',
    (specimen) => {
      const line = /^( *)"pages_other"/m.exec(specimen.text);
      return line
        ? replace(specimen, line.index, line.index, `${line[1]}"pages_many": "{{count}} de pages",\n`)
        : undefined;
    },
    { formats: ['json'], languages: ['fr'] },
  ),
];
