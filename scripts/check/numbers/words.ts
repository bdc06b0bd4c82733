import type { Locale } from '../core/project.ts';

/** Words that say a number. */
interface NumberWords {
  /**
   * Two to nineteen, then the tens, in words that say nothing else: several for one number are separated by `|`, and `-`
   * stands for one whose word may say something else. After CLDR's spellout-cardinal, with the forms of gender and case.
   */
  cardinals: string;
  /**
   * One, two, three and on, in words that may say something else as well: articles, ordinals, weeks, further names of
   * months; written alike.
   */
  ordinals: string;
  /** Other words that may say a number: years, halves. Those of one value from 100 on multiply the number before them. */
  weak: readonly (readonly [words: string, ...values: number[]])[];
}

const english: NumberWords = {
  cardinals:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
  ordinals:
    'one|once|single|first both|pair|couple|twice|double|doubled|second|secondly|bi|either|dual|duo ' +
    'third|thirds|thirdly|triple|thrice|tri|trio fourth|quadruple|quarterly fifth sixth ' +
    'seventh|week|weeks|weekly eighth ninth|sept tenth|decade|decades eleventh',
  weak: [
    ['zero no none nil', 0],
    ['quarter quarters', 4, 3, 15, 45, 0.25, 25, 75],
    ['half halves', 2, 30, 50, 0.5],
    ['twelfth dozen dozens year years yearly annual noon midnight', 12, 24, 0],
    ['day days daily', 24],
    ['hour hours hourly', 60],
    ['fortnight', 14, 2],
    ['hundred hundreds century', 100],
    ['thousand thousands', 1000],
    ['million millions', 1e6],
    ['billion billions', 1e9],
    ['trillion', 1e12],
  ],
};

const dutch: NumberWords = {
  cardinals:
    'twee drie vier vijf zes zeven - negen tien elf twaalf dertien veertien vijftien zestien ' +
    'zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  ordinals:
    'een|één|eén|ene|eerste|eenmaal|enkel|enkele ' +
    'beide|beiden|tweeën|tweede|tweemaal|dubbel|dubbele|verdubbelt|paar ' +
    'drieën|derde|driemaal vieren|vierde|kwartaal vijven|vijfde zessen|zesde ' +
    'zevende|week|weken|wekelijks acht|achten|achtste negende|sept tiende|tiental|tientallen elfde',
  weak: [
    ['nul geen', 0],
    ['kwart', 4, 15, 45, 0.25, 25, 75],
    ['kwartaal kwartalen', 3],
    ['half halve helft anderhalf anderhalve', 2, 30, 50, 0.5, 1.5, 1],
    ['twaalfde dozijn jaar jaren jaarlijks jaarlijkse', 12, 24],
    ['dag dagen etmaal', 24],
    ['uur uren', 60],
    ['honderd honderden eeuw', 100],
    ['duizend duizenden', 1000],
    ['miljoen miljoenen', 1e6],
    ['miljard', 1e9],
    ['biljoen', 1e12],
  ],
};

const german: NumberWords = {
  cardinals:
    'zwei|zweien|zweier drei|dreien|dreier vier fünf sechs sieben - neun zehn elf zwölf dreizehn ' +
    'vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig|dreissig vierzig fünfzig ' +
    'sechzig siebzig achtzig neunzig',
  ordinals:
    'ein|eine|einen|einem|einer|eines|eins|erste|ersten|erster|erstes|einmal|einzige|einzigen|jänner ' +
    'beide|beiden|beider|beides|zweite|zweiten|zweiter|zweites|zweimal|doppelt|doppelte|paar|zwo ' +
    'dritte|dritten|dritter|drittes|drittel|dreimal ' +
    'vierte|vierten|vierter|viertes|quartal fünfte|fünften sechste|sechsten ' +
    'siebte|siebten|woche|wochen|wöchentlich acht|achte|achten neunte|neunten zehnte|zehnten|jahrzehnt ' +
    'elfte|elften',
  weak: [
    ['null kein keine keinen keiner', 0],
    ['viertel', 4, 15, 45, 0.25, 25, 75],
    ['quartal quartale quartals vierteljahr', 3],
    ['halb halbe halben halber halbes hälfte anderthalb eineinhalb', 2, 30, 50, 0.5, 1.5, 1],
    ['zwölfte zwölften dutzend jahr jahre jahren jahres jährlich', 12, 24],
    ['tag tage tagen tages', 24],
    ['stunde stunden', 60],
    ['hundert hunderte jahrhundert', 100],
    ['tausend tausende', 1000],
    ['million millionen mio', 1e6],
    ['milliarde milliarden mrd', 1e9],
    ['billion billionen', 1e12],
  ],
};

const french: NumberWords = {
  cardinals:
    'deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize dix-sept ' +
    'dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix|septante ' +
    'quatre-vingts|quatre-vingt|huitante|octante quatre-vingt-dix|nonante',
  ordinals:
    'un|une|premier|première|unique|seul|seule deuxième|second|seconde|double|paire|couple|bi ' +
    'troisième|triple|tiers|trimestre|trimestres quatrième cinquième sixième ' +
    'septième|semaine|semaines|hebdomadaire huitième neuf|neuvième dixième|dizaine|dizaines|décennie ' +
    'onzième',
  weak: [
    ['zéro aucun aucune', 0],
    ['quart quarts', 4, 15, 45, 0.25, 25, 75],
    ['demi demie demis moitié mi', 2, 30, 50, 0.5, 1.5],
    ['douzième douzaine an ans année années annuel annuelle midi minuit', 12, 24, 0],
    ['quinzaine', 15, 14],
    ['vingtaine', 20],
    ['jour jours journée', 24],
    ['heure heures', 60],
    ['cent cents centaine centaines siècle', 100],
    ['mille millier milliers', 1000],
    ['million millions', 1e6],
    ['milliard milliards', 1e9],
  ],
};

const arabic: NumberWords = {
  cardinals:
    '- ثلاث|ثلاثة أربع|أربعة خمس|خمسة ست|ستة سبع|سبعة ثمان|ثماني|ثمانية تسع|تسعة عشر|عشرة - - - - - ' +
    '- - - - عشرون|عشرين ثلاثون|ثلاثين أربعون|أربعين خمسون|خمسين ستون|ستين سبعون|سبعين ' +
    'ثمانون|ثمانين تسعون|تسعين',
  ordinals:
    'واحد|واحدة|أول|أولى اثنان|اثنين|اثنتان|اثنتين|كلا|كلتا|كلاهما|ثان|ثاني|ثانية|مرتين|ضعف|ضعفين|زوج|شباط ' +
    'ثالث|ثالثة|ثلث|آذار رابع|رابعة|نيسان|إبريل خامس|خامسة|أيار سادس|سادسة|حزيران|يونيه ' +
    'سابع|سابعة|أسبوع|أسبوعي|أسابيع|أسبوعيًا|تموز|يوليه ثامن|ثامنة|آب ' +
    'تاسع|تاسعة|أيلول عاشر|عاشرة|عقد',
  weak: [
    ['صفر', 0],
    ['ربع', 4, 3, 15, 45, 0.25, 25, 75],
    ['نصف', 2, 30, 50, 0.5],
    ['سنة سنوات عام أعوام سنوي سنويًا دزينة', 12, 24],
    ['يوم أيام يوميًا', 24],
    ['ساعة ساعات', 60],
    ['مئة مائة مئات', 100],
    ['مئتان مئتين', 200],
    ['ألف آلاف', 1000],
    ['تشرين', 10, 11],
    ['كانون', 12, 1],
    ['مليون ملايين', 1e6],
    ['مليار مليارات', 1e9],
  ],
};

/** Chinese numerals are read character by character: `chineseValue()`. */
const chinese: NumberWords = {
  cardinals: '',
  ordinals: '',
  weak: [
    ['半', 2, 30, 50, 0.5],
    ['双 倍 俩', 2],
    ['年', 12],
    ['周 星期', 7],
    ['天 日', 24],
    ['季度', 3, 4],
    ['刻', 15, 45],
    ['打', 12],
    ['中午 午夜', 12, 0, 24],
  ],
};

const numberWords: { readonly [locale in Locale]?: NumberWords } = {
  en: english,
  nl: dutch,
  fr: french,
  de: german,
  ar: arabic,
  zh: chinese,
};

/** The numbers that `cardinals` lists. */
export const cardinalValues = [
  ...Array.from({ length: 18 }, (_, index) => index + 2),
  ...Array.from({ length: 8 }, (_, index) => (index + 2) * 10),
];

/** The number words of a language; none of one that nobody has written down yet. */
export const numberWordsOf = (locale: Locale): NumberWords =>
  numberWords[locale] ?? { cardinals: '', ordinals: '', weak: [] };

/**
 * The names of the months, with their numbers, as a language writes them alone and in a date (CLDR, through `Intl`):
 * Hebrew joins a particle to them there. None for a language whose months have no names of their own.
 */
export function monthsOf(locale: Locale): Map<string, number> {
  const styles = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' as const },
  ]);
  const names = styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...style, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const words = format.format(Date.UTC(2026, month, 15)).match(/\p{L}[\p{L}\p{M}]*/gu);
      return [words?.at(-1)?.toLowerCase() ?? '', month + 1];
    });
  });
  const months = new Map(names);
  return months.size < 12 ? new Map() : months;
}
