import { untranslated } from '../core/limits.ts';
import { oncePerKey } from '../core/once-per-key.ts';
import type { Locale } from '../core/project.ts';

/** Languages that are near others, in their script and small words, each with letters that those do not have. */
const languages: { readonly [locale in Locale]?: { letters: string; near: readonly Locale[] } } = {
  cs: { letters: 'ěřů', near: ['sk'] },
  sk: { letters: 'äľĺŕô', near: ['cs'] },
  es: { letters: 'ñ¿¡', near: ['pt'] },
  pt: { letters: 'ãõçâêô', near: ['es'] },
  sv: { letters: 'äö', near: ['da', 'nb'] },
  da: { letters: 'æø', near: ['sv'] },
  nb: { letters: 'æø', near: ['sv'] },
  ru: { letters: 'ыэъё', near: ['uk'] },
  uk: { letters: 'іїєґ', near: ['ru'] },
  ar: { letters: 'ةىيك', near: ['fa'] },
  fa: { letters: 'پچژگکی', near: ['ar'] },
  'zh-Hans': {
    letters:
      '这们个为说时对会发来国过还进开关车门问间见书长东马买卖读语话请谢让认识记论设许访证词译该误' +
      '调议变换给结经级组统继续维线练细终网约类单双图坏备复够头学实审导层师带广库应张归当录态总愿' +
      '执扩护报择损数断无旧显术机杂权条极标栏树样检汉测满滚滤点热状独环现电画监盖盘码础确离种积称' +
      '稳筛签简紧负责败货质费资载输边达运连选错键链锁销闭阅队际随隐难页项顺须预领频题颜风验齐',
    near: ['zh-Hant'],
  },
  'zh-Hant': {
    letters:
      '這們個為說時對會發來國過還進開關車門問間見書長東馬買賣讀語話請謝讓認識記論設許訪證詞譯該誤' +
      '調議變換給結經級組統繼續維線練細終網約類單雙圖壞備復夠頭學實審導層師帶廣庫應張歸當錄態總願' +
      '執擴護報擇損數斷無舊顯術機雜權條極標欄樹樣檢漢測滿滾濾點熱狀獨環現電畫監蓋盤碼礎確離種積稱' +
      '穩篩簽簡緊負責敗貨質費資載輸邊達運連選錯鍵鏈鎖銷閉閱隊際隨隱難頁項順須預領頻題顏風驗齊',
    near: ['zh-Hans'],
  },
};

/** The name that a language has here: Chinese has one for each of its scripts. */
const nameOf = oncePerKey((locale: Locale): Locale => {
  const { language, script } = new Intl.Locale(locale).maximize();
  return language === 'zh' ? `${language}-${script}` : language;
});

/** How many words of a text have letters that only one of some near languages has. */
function wordsWith(language: Locale, text: string): number {
  const letters = languages[language]?.letters ?? '';
  // Words with capitals may be names; Arabic letters have none, and a Chinese one is a word.
  const words = text.match(/\p{Script=Han}|(?<!\p{L})[\p{Ll}\p{Script=Arabic}]\p{L}*|[¿¡]/gu) ?? [];
  return words.filter((word) => [...word].some((letter) => letters.includes(letter))).length;
}

/**
 * Tells the near language that a text is in: two of its words have letters of that one, and none has letters of its own.
 * @param whole the text of the file: a long one in the other language is in the wrong place as a whole, and what is “zh”
 *   may be in either script
 */
export function nearLanguageIn(whole: string, locale: Locale): (text: string) => Locale | undefined {
  const own = nameOf(locale);
  const mayBe = oncePerKey(
    (other) =>
      (whole.length < untranslated.fewestLettersOfFile && locale !== 'zh') ||
      wordsWith(own, whole) > wordsWith(other, whole),
  );
  return (text) =>
    languages[own]?.near.find(
      (other) => wordsWith(other, text) >= 2 && wordsWith(own, text) === 0 && mayBe(other),
    );
}
