import { type Control, insert, matchesOf, oneOf, prose, replace } from '../mutation.ts';
import { addedSentence, type Words } from '../planting.ts';
import { sentences } from '../words.ts';

/** The forms of a language for what every language writes in its own way. */

const both = ['json', 'mdx'] as const;

type Other = Omit<Words, 'en'>;

/** English says it in its way, and a translation in one of the ways of its language. */
const local = (name: string, en: string, first: Other, second: Other): Control => ({
  name,
  formats: both,
  plant: addedSentence({ en, ...first }),
  mutate: (specimen) => {
    const [before, after] = [first[specimen.language], second[specimen.language]];
    const at = specimen.text.indexOf(before);
    return at < 0 || before === after ? undefined : replace(specimen, at, at + before.length, after);
  },
});

export const localControls: Control[] = [
  local(
    'thousands in another form of the language',
    'The hall has room for 12,500 chairs.',
    {
      nl: 'In de hal passen 12.500 stoelen.',
      fr: 'La salle peut accueillir 12\u202f500 chaises.',
      de: 'In die Halle passen 12.500 Stühle.',
      ar: 'تتسع القاعة لعدد 12,500 كرسي.',
      zh: '大厅能容纳 12,500 把椅子。',
    },
    {
      nl: 'In de hal passen 12\u00a0500 stoelen.',
      fr: 'La salle peut accueillir 12\u00a0500 chaises.',
      de: 'In die Halle passen 12\u202f500 Stühle.',
      ar: 'تتسع القاعة لعدد ١٢٬٥٠٠ كرسي.',
      zh: '大厅能容纳 12500 把椅子。',
    },
  ),
  local(
    'decimal fraction in the form of the language',
    'The table weighs 17.25 kilograms.',
    {
      nl: 'De tafel weegt 17,25 kilo.',
      fr: 'La table pèse 17,25 kilos.',
      de: 'Der Tisch wiegt 17,25 Kilogramm.',
      ar: 'يبلغ وزن الطاولة 17.25 كيلوغرامًا.',
      zh: '桌子重 17.25 公斤。',
    },
    {
      nl: 'Het gewicht van de tafel is 17,25 kg.',
      fr: 'Poids de la table\u00a0: 17,25\u00a0kg.'.replace('\u00a0: ', ' de '),
      de: 'Das Gewicht des Tisches liegt bei 17,25\u00a0kg.',
      ar: 'وزن الطاولة ١٧٫٢٥ كيلوغرامًا.',
      zh: '桌子的重量为 17.25 千克。',
    },
  ),
  local(
    'percent in words or as a sign',
    'It is 30% lighter.',
    {
      nl: 'Hij is 30% lichter.',
      fr: 'Elle pèse 30\u00a0% de moins.',
      de: 'Er ist 30\u00a0% leichter.',
      ar: 'وزنها أقل بنسبة 30٪.',
      zh: '重量减轻 30%。',
    },
    {
      nl: 'Hij is 30 procent lichter.',
      fr: 'Elle pèse 30 pour cent de moins.',
      de: 'Er ist 30 Prozent leichter.',
      ar: 'وزنها أقل بنسبة 30 في المئة.',
      zh: '重量减轻百分之 30。',
    },
  ),
  local(
    'price in the form of the language',
    'The sample costs $1,500.',
    {
      nl: 'Het proefstuk kost $\u00a01.500.',
      fr: 'La pièce d’essai coûte 1\u202f500\u00a0$.',
      de: 'Das Probestück kostet 1.500\u00a0$.',
      ar: 'تكلفة القطعة التجريبية 1,500 دولار.',
      zh: '试制件价格为 1,500 美元。',
    },
    {
      nl: 'Het proefstuk kost 1500 dollar.',
      fr: 'La pièce d’essai coûte 1500 dollars.',
      de: 'Das Probestück kostet 1500 US-Dollar.',
      ar: 'تكلفة القطعة التجريبية ١٥٠٠ دولار.',
      zh: '试制件价格为 1500 美元。',
    },
  ),
  local(
    'small number in words or digits',
    'Three chairs fit in one room.',
    {
      nl: 'In één kamer passen drie stoelen.',
      fr: 'Une pièce accueille trois chaises.',
      de: 'In einen Raum passen drei Stühle.',
      ar: 'تتسع الغرفة الواحدة لثلاثة كراسي.',
      zh: '一个房间放得下三把椅子。',
    },
    {
      nl: 'In 1 kamer passen 3 stoelen.',
      fr: 'Une pièce accueille 3 chaises.',
      de: 'In 1 Raum passen 3 Stühle.',
      ar: 'تتسع الغرفة الواحدة لعدد 3 كراسي.',
      zh: '1 个房间放得下 3 把椅子。',
    },
  ),
  local(
    'date in another form of the language',
    'The fair opens on November 20, 2026.',
    {
      nl: 'De beurs opent op 20 november 2026.',
      fr: 'Le salon ouvre le 20 novembre 2026.',
      de: 'Die Messe öffnet am 20. November 2026.',
      ar: 'يفتح المعرض يوم 20 نوفمبر 2026.',
      zh: '展会将于 2026 年 11 月 20 日开幕。',
    },
    {
      nl: 'De beurs opent op 20-11-2026.',
      fr: 'Le salon ouvre le 20/11/2026.',
      de: 'Die Messe öffnet am 20.11.2026.',
      ar: 'يفتح المعرض يوم ٢٠ نوفمبر ٢٠٢٦.',
      zh: '展会将于 2026-11-20 开幕。',
    },
  ),
  local(
    'time in another form of the language',
    'We answer until 3:30 p.m.',
    {
      nl: 'Wij antwoorden tot 15.30 uur.',
      fr: 'Nous répondons jusqu’à 15\u00a0h\u00a030.',
      de: 'Wir antworten bis 15:30 Uhr.',
      ar: 'نجيب حتى الساعة 3:30 بعد الظهر.',
      zh: '我们在下午 3:30 之前回复。',
    },
    {
      nl: 'Wij antwoorden tot 15:30 uur.',
      fr: 'Nous répondons jusqu’à 15h30.',
      de: 'Wir antworten bis 15.30 Uhr.',
      ar: 'نجيب حتى الساعة 15:30.',
      zh: '我们在 15:30 之前回复。',
    },
  ),
  local(
    'ordinal in words or digits',
    'The 2nd step follows the 1st.',
    {
      nl: 'De tweede stap volgt op de eerste.',
      fr: 'La deuxième étape suit la première.',
      de: 'Der zweite Schritt folgt auf den ersten.',
      ar: 'تلي الخطوة الثانية الخطوة الأولى.',
      zh: '第二步在第一步之后。',
    },
    {
      nl: 'De 2e stap volgt op de 1e.',
      fr: 'La 2e étape suit la 1re.',
      de: 'Der 2. Schritt folgt auf den 1.',
      ar: 'تلي الخطوة 2 الخطوة 1.',
      zh: '第 2 步在第 1 步之后。',
    },
  ),
  local(
    'range with a dash or in words',
    'It takes 10–20 days.',
    {
      nl: 'Dat duurt 10–20 dagen.',
      fr: 'Cela prend 10–20 jours.',
      de: 'Das dauert 10–20 Tage.',
      ar: 'يستغرق ذلك 10–20 يومًا.',
      zh: '需要 10–20 天。',
    },
    {
      nl: 'Dat duurt 10 tot 20 dagen.',
      fr: 'Cela prend de 10 à 20 jours.',
      de: 'Das dauert 10 bis 20 Tage.',
      ar: 'يستغرق ذلك من 10 إلى 20 يومًا.',
      zh: '需要 10 到 20 天。',
    },
  ),
  local(
    'measures with their units',
    'The panel is 120 cm wide and 2 m high.',
    {
      nl: 'Het paneel is 120 cm breed en 2 m hoog.',
      fr: 'Le panneau mesure 120\u00a0cm de large et 2\u00a0m de haut.',
      de: 'Die Platte ist 120 cm breit und 2 m hoch.',
      ar: 'عرض اللوح 120 سم وارتفاعه متران.',
      zh: '板材宽 120 厘米，高 2 米。',
    },
    {
      nl: 'Het paneel is 120\u00a0centimeter breed en 2\u00a0meter hoog.',
      fr: 'Largeur de 120\u00a0cm et hauteur de 2\u00a0m pour le panneau.',
      de: 'Die Platte ist 120\u00a0cm breit und zwei Meter hoch.',
      ar: 'يبلغ عرض اللوح ١٢٠ سم، أما ارتفاعه فهو 2 م.',
      zh: '板材宽 120 cm，高 2 m。',
    },
  ),
  local('names in the letters of the language', sentences.names.en, sentences.names, {
    nl: 'Ana Reyes en Liam O’Connor werken in Makati met Blender en ZBrush.',
    fr: 'À Makati, Ana Reyes et Liam O’Connor utilisent Blender et ZBrush.',
    de: 'Mit Blender und ZBrush arbeiten Ana Reyes und Liam O’Connor in Makati.',
    ar: 'في ماكاتي تستخدم Ana Reyes مع Liam O’Connor برنامجي Blender وZBrush.',
    zh: '安娜·雷耶斯和利亚姆·奥康纳在马卡蒂使用 Blender 和 ZBrush。',
  }),
  local('quotation in another form of the language', sentences.quotation.en, sentences.quotation, {
    nl: 'De bekleding heet ‘Steen’ in de winkel.',
    fr: 'Le revêtement s’appelle «\u202fPierre\u202f» en magasin.',
    de: 'Der Bezug heißt im Laden »Stein«.',
    ar: 'يسمى الغطاء “حجر” في المتجر.',
    zh: '这款面料在店里叫「石头」。',
  }),
  local('question asked in another way', sentences.question.en, sentences.question, {
    nl: 'Kan de stoel door de deur? Bestel hem: levering meteen!',
    fr: 'La chaise peut-elle passer la porte\u00a0? Commandez-la\u00a0: livraison immédiate\u00a0!',
    de: 'Kommt der Stuhl durch die Tür? Bestellen Sie ihn: Lieferung sofort!',
    ar: 'أيمر الكرسي من الباب؟! اطلبوه إذن؛ نسلمه فورًا!',
    zh: '椅子进得了门吗？进得了就订购：马上送货！',
  }),
  local(
    'address with a query',
    'Open https://example.org/list?page=12&sort=new in your browser.',
    {
      nl: 'Open https://example.org/list?page=12&sort=new in uw browser.',
      fr: 'Ouvrez https://example.org/list?page=12&sort=new dans votre navigateur.',
      de: 'Öffnen Sie https://example.org/list?page=12&sort=new in Ihrem Browser.',
      ar: 'افتحوا https://example.org/list?page=12&sort=new في متصفحكم.',
      zh: '请在浏览器中打开 https://example.org/list?page=12&sort=new 。',
    },
    {
      nl: 'In uw browser opent u https://example.org/list?page=12&sort=new gewoon.',
      fr: 'Dans votre navigateur, ouvrez https://example.org/list?page=12&sort=new simplement.',
      de: 'Rufen Sie https://example.org/list?page=12&sort=new im Browser auf.',
      ar: 'انتقلوا إلى https://example.org/list?page=12&sort=new من متصفحكم.',
      zh: '请用浏览器访问 https://example.org/list?page=12&sort=new 。',
    },
  ),
  local(
    'abbreviation',
    'You may for example send a chair, a table and so on.',
    {
      nl: 'U kunt bijvoorbeeld een stoel, een tafel enzovoort sturen.',
      fr: 'Vous pouvez par exemple envoyer une chaise, une table, et cetera.',
      de: 'Sie können zum Beispiel einen Stuhl, einen Tisch und so weiter schicken.',
      ar: 'يمكنكم مثلًا إرسال كرسي وطاولة وما إلى ذلك.',
      zh: '例如，您可以寄来椅子、桌子等。',
    },
    {
      nl: 'U kunt bijv. een stoel, een tafel enz. sturen.',
      fr: 'Vous pouvez p. ex. envoyer une chaise, une table, etc.',
      de: 'Sie können z.\u00a0B. einen Stuhl, einen Tisch usw. schicken.',
      ar: 'يمكنكم إرسال كرسي وطاولة، إلخ.',
      zh: '您可以寄来椅子、桌子等等。',
    },
  ),
  {
    name: 'no-break space',
    formats: both,
    mutate: (specimen, next) => {
      const spaces = prose(specimen).flatMap((piece) =>
        matchesOf(piece.text, /(?<=\p{L}) (?=\p{L})/gu).map(({ index }) => piece.start + index),
      );
      const at = oneOf(spaces, next);
      return at === undefined ? undefined : replace(specimen, at, at + 1, '\u00a0');
    },
  },
  {
    name: 'mark of the direction of writing',
    formats: both,
    languages: ['ar'],
    mutate: (specimen, next) => {
      const places = prose(specimen).flatMap((piece) =>
        matchesOf(piece.text, /(?<=(?<![</])\b[A-Za-z]+)(?= [\u0600-\u06ff])/g).map(
          ({ index }) => piece.start + index,
        ),
      );
      const at = oneOf(places, next);
      return at === undefined
        ? undefined
        : insert(specimen, at, oneOf(['\u200e', '\u200f', '\u061c'], next) ?? '');
    },
  },
  {
    name: 'vowel marks in Arabic',
    formats: both,
    languages: ['ar'],
    mutate: (specimen, next) => {
      const places = prose(specimen).flatMap((piece) =>
        matchesOf(piece.text, /(?<=[بتسنم])(?=[بتسنم])/g).map(({ index }) => piece.start + index),
      );
      const at = oneOf(places, next);
      return at === undefined
        ? undefined
        : insert(specimen, at, oneOf(['\u0651', '\u064f', '\u064e'], next) ?? '');
    },
  },
];
