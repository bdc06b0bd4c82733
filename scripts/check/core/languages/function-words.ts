import { grouped } from '../grouped.ts';
import { untranslated as limits } from '../limits.ts';
import type { Locale } from '../project.ts';
import { languagesWriting } from './alphabets.ts';
import { lettersOf, scriptsOf } from './scripts.ts';

/**
 * The most frequent function words of each language, without those that other languages or names share (Dutch “van”,
 * French “me”, German “in”). For Chinese, characters that only Simplified or only Traditional has, and Japanese lacks.
 */
const functionWords: { readonly [language in Locale]: string } = {
  en: `the and your you this from with it be that when only any about how which other these before what
    since should into each them they where without its our then here us some there through their don’t
    can’t won’t doesn’t isn’t it’s who my`,
  nl: `voor niet deze naar aan dat zijn geen wordt uit kunt uw moet bij kunnen alleen heeft hoe wanneer hebt
    hebben nog ook zal zoals wat maar elke één jouw iets zonder bijvoorbeeld nodig bent moeten waar tijdens`,
  fr: `pour vous une est votre avec au sont pouvez être cette peut vos nous chaque depuis aux d’un peuvent
    n’est même toutes sans comment ces d’une tous tout doit avez avant sous c’est après où quand avoir seront`,
  de: `sie zu für mit auf ist eine ein oder nicht wird wenn können einen aus diese kann sind über dass einer
    nach wir einem keine auch sich deine wurde nur diesem dieser haben durch ihre unter eines dieses beim`,
  es: `los las puede más puedes cuando esto cómo también tus pueden siguiente pero qué debe tiene después sus
    estos aquí otros mismo ahora siguientes están donde otro hasta nuestro deben tienes misma mientras otra`,
  pt: `um em uma você não seu pode ao são isso também pelo podem seus suas apenas ele aqui seguinte agora
    outros nosso mesmo estão há já seguintes ainda então aos isto depois pela onde quais muito até essa eles`,
  it: `che tuo questo nel più essere puoi questa delle nella tutti viene può dal anche tuoi quindi hai cui ti
    senza tutte possono altri sulla vengono degli nostro ed tue dalla dello ci tutto stesso altro ancora devi
    avere quando vuoi alcuni dopo prima`,
  pl: `nie się dla lub jeśli są czy może możesz przez być tylko gdy że podczas wszystkie można które tej tego
    będzie więcej mogą tym który wszystkich przed przy będą również już został jego musi oraz teraz musisz`,
  cs: `nebo pokud můžete jsou že které při všechny být tento který může není tato více před toto této vaše
    také byl váš podle zde mohou vám která budou musí když tyto má nyní lze byla bylo své máte svůj již všech`,
  sv: `att för är inte ett här från detta denna när dina ditt inga upp måste hur dessa finns andra kunde mer
    genom över innan ska ut vilket utan varje redan där än samma och`,
  da: `til ikke denne dette skal ved når kunne være disse andre hvordan også før hvor ud hvilket uden hver
    samme hvad findes allerede anden siden vores bliver endnu mellem inden og`,
  tr: `için olarak veya daha ile tüm yok şekilde nasıl gibi şu yalnızca önce ancak aynı tarafından göre diğer
    olan içinde çok ayrıca eğer artık doğru bunun kadar değil arasında sadece bazı olduğu üzerinde bir`,
  ro: `pentru în să și vă dacă acest această sunt fost toate poate când trebuie că puteți fără prin după
    doar despre înainte aici cum atunci tău fiecare unei acum alte îl unui`,
  hu: `és egy vagy hogy ez nincs ezt minden lehet akkor előtt után számára több még már amikor lesz hogyan
    által amely szerint ön vannak nélkül ezek esetén azt során úgy`,
  fi: `tämä vain tämän voit että ovat ennen jotka jälkeen tässä kanssa olla kuin voidaan vielä voivat sitä
    sinun mitä nyt mutta nämä näitä ilman mukaan myös kautta sekä muut koska siitä niiden niitä mikä täytyy`,
  id: `yang untuk anda tidak dengan dapat atau dari dalam saat akan secara semua jika adalah lebih pada hanya
    tanpa sebagai setiap oleh melalui ingin setelah beberapa harus seperti perlu telah sudah saya jangan`,
  fil: 'ang ng mga ay kung hindi ito kapag iyong isang upang bawat lamang mong dapat natin nito nang mula ngunit',
  vi: `các của bạn được có một để không trong với này đã vào sẽ người là chúng hoặc từ lại bằng chỉ cả đến
    nếu cần nào về mà tất đang vì như tại đó trước đây tôi khác và`,
  ru: `вы это или как что если из чтобы будет мы может быть от также его можно который когда только этот
    после но он которые этого их нужно вашего должны этом могут более есть этой будут должен во эта они всех`,
  uk: `та ви або що це щоб як ми якщо який лише про цей всі може буде від коли бути які чи можна цього його
    під із також потрібно цієї після їх було ще він будуть можуть цьому зі повинні але ця всіх свій вашого`,
  ar: `في على إلى أو هذا لا هذه غير يتم مع إذا التي عن يمكن أن يمكنك أنت عند ذلك جميع أي لم قد كل الذي هي هو
    حتى يكون عندما كان بين`,
  fa: `به را می از در کنید های برای با که است این یک شده کند شود یا شما آن تا خود هر اگر بر باید نمی کنند
    هنگام دارد بدون`,
  ja: `の を は に が で と も から まで です ます する した して します ください できます`,
  ko: `및 또는 수 이 그 있는 있습니다 합니다 할 하는 위해 통해 대한 같은 경우 다음 모든 때`,
  'zh-Hans':
    '对这们为说时发过还进开关问间书长马语请让认识记设许证该调变换给结经统继续维线组单备够头实导层应张录态执择损据无显术机权标样检测题从则类连输选错误现规创载链页账级块两质环节传转达适构启动专产图响须义网络',
  'zh-Hant':
    '這們說對會發來國關讓證變經繼續單雙夠學實應錄擇據數斷顯權樣檢點與圖當體處號總裡檔擊啟戶裝轉傳廣區專邊將從兩',
};

/** Frequent short words that several languages or names share: as evidence of another language, two count as one word. */
const sharedWords: { readonly [language in Locale]: string } = {
  nl: 'de het een en van in is op te die er met ze je om als of',
  fr: 'le la les de des du et en un que qui dans sur par plus ne pas ce se si ou il est tous',
  de: 'der die das und in den von dem des im es an als so wie zum zur',
  es: 'el la los de del y en un una que por para con se su al es lo como o',
  pt: 'o a os as de do da dos das e em que por para com se no na nos um uma como mais ou',
  it: 'il lo la i gli le di del e in un una per con si da al dei come ma o su a',
  pl: 'w z i na do o a to jak za od po ze we',
  cs: 'a v na s z se je do o k pro to jak od po i',
  sv: 'och i på en det som av med till den de om kan',
  da: 'og i på en et det som er af med den de om kan',
  tr: 'bir ve bu da de ile mi ne',
  ro: 'de la un o cu din pe ce mai nu sau este ale a',
  hu: 'a az is nem ha meg csak',
  fi: 'ja on ei se jos kun tai',
  id: 'di dan ini itu ke ada kami',
};

/** Those of English, which too many languages have: only evidence that a text is not in another one, or no name. */
const shortEnglish: ReadonlySet<string> = new Set(
  'a all an are as at by can do for has have he i if in is its me no not of on or per so to up use was we will'.split(
    ' ',
  ),
);

/** Returns the words of a text in lower case, without numbers and punctuation; each Han character is a word. */
export function wordsOf(text: string): string[] {
  const apart = text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/\p{Script=Han}/gu, ' $& ');
  return apart.match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];
}

/** Returns which languages list a word. */
function languagesByWord(lists: { readonly [language in Locale]: string }): (word: string) => Locale[] {
  const entries = Object.entries(lists).flatMap(([language, list]) =>
    wordsOf(list).map((word) => ({ language, word })),
  );
  const byWord = grouped(entries, ({ word }) => word);
  return (word) => (byWord.get(word) ?? []).map(({ language }) => language);
}

const languagesOf = languagesByWord(functionWords);
const languagesSharing = languagesByWord(sharedWords);

/** Whether the function words of a language are known. */
export const isKnownLanguage = (language: Locale): boolean => Object.hasOwn(functionWords, language);

/** Returns how many of the words are function words of a language. */
export const evidenceOf = (language: Locale, words: readonly string[]): number =>
  words.filter((word) => languagesOf(word).includes(language)).length;

/** Returns how many of the words are short words of English, which are in many languages, too. */
export const shortEnglishIn = (words: readonly string[]): number =>
  words.filter((word) => shortEnglish.has(word)).length;

/** Returns the key of a locale in `functionWords`; for `zh` without region or script, by the script of the words. */
export function languageOf(locale: Locale, words: readonly string[]): Locale {
  const { language, region, script } = new Intl.Locale(locale);
  if (language !== 'zh') return language;
  if (region || script) return `zh-${new Intl.Locale(locale).maximize().script}`;
  return evidenceOf('zh-Hant', words) > evidenceOf('zh-Hans', words) ? 'zh-Hant' : 'zh-Hans';
}

/** Whether words of the source are rather in the language of a translation, so that a copy of them is right. */
export const areIn = (locale: Locale, words: readonly string[], source: Locale): boolean =>
  evidenceOf(languageOf(locale, words), words) > evidenceOf(languageOf(source, words), words);

/** Languages with English function words: Frisian, Old and Middle English, Scots, and LOLCAT (the code of Mongo). */
const nearEnglish: ReadonlySet<Locale> = new Set(['ang', 'enm', 'fy', 'lol', 'sco']);

/** Returns the foreign language that a text is in, if it has several of its function words; “IT” is not one of them. */
export function otherLanguage(text: string, own: Locale, source: Locale): Locale | undefined {
  const lettersIn = (language: Locale): number => lettersOf(text, ...scriptsOf(language));
  const words = [...new Set(wordsOf(text.replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, '')))];
  const isOwn = (word: string): boolean => [...languagesOf(word), ...languagesSharing(word)].includes(own);
  const evidence = new Map<Locale, number>();
  const add = (language: Locale, weight: number) =>
    evidence.set(language, (evidence.get(language) ?? 0) + weight);
  for (const word of words) {
    for (const language of languagesOf(word)) add(language, 1);
    if (isOwn(word)) continue;
    for (const language of languagesSharing(word)) add(language, 0.5);
    // Names have letters of any language, if it is written in Latin.
    for (const language of languagesWriting(word, own)) add(language, /[a-z]/.test(word) ? 0.5 : 1);
  }
  const [most] = [...evidence]
    // An unlisted language cannot be told from similar ones, so only the source language counts.
    .filter(
      ([language]) =>
        language !== own && (isKnownLanguage(own) || (language === source && !nearEnglish.has(own))),
    )
    // A name in another script may have several words, so that script must be at least as frequent.
    .filter(([language]) => lettersIn(language) >= lettersIn(own))
    .sort(([, one], [, other]) => other - one);
  const least = Math.max(
    limits.minFunctionWords,
    words.length * limits.minShareOfFunctionWords,
    evidenceOf(own, words) * 3,
    own === 'en' ? shortEnglishIn(words) / 2 : 0,
  );
  return most && most[1] >= least ? most[0] : undefined;
}

/** Whether a text was put from one language into another: it lost letters of the first, or else had its function words. */
export function hasChangedLanguage(before: string, after: string, from: Locale, into: Locale): boolean {
  // Every language has Latin names and code.
  const scripts = scriptsOf(from).filter((script) => script !== 'Latn' && !scriptsOf(into).includes(script));
  if (scripts.length > 0) return lettersOf(before, ...scripts) > lettersOf(after, ...scripts);
  const [own, source] = [from, into].map((one) => languageOf(one, wordsOf(before))) as [Locale, Locale];
  return otherLanguage(before, source, source) === own;
}
