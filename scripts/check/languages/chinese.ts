import type { Locale } from '../core/project.ts';

/** Frequent letters that only one of the two ways to write Chinese has, each at the same place. */
const letters = {
  'zh-Hans':
    '这们个为说时对会发来国过还进开关问间见书长马语请让认识记设许证该调变换给结经统继续维线组单双备够头学实导层应张录态执择损数据断无显术机权标样检测点题',
  'zh-Hant':
    '這們個為說時對會發來國過還進開關問間見書長馬語請讓認識記設許證該調變換給結經統繼續維線組單雙備夠頭學實導層應張錄態執擇損數據斷無顯術機權標樣檢測點題',
};

type Chinese = keyof typeof letters;

const countIn = (text: string, way: Chinese): number =>
  [...text].filter((letter) => letters[way].includes(letter)).length;

/**
 * Tells the other way to write Chinese, if a text of a Chinese file has letters of that one alone; which one is its own,
 * most of its text tells.
 */
export function otherChineseIn(whole: string, locale: Locale): (text: string) => Chinese | undefined {
  if (new Intl.Locale(locale).language !== 'zh') return () => undefined;
  const isHans = countIn(whole, 'zh-Hans') > countIn(whole, 'zh-Hant');
  const [own, other] = isHans ? (['zh-Hans', 'zh-Hant'] as const) : (['zh-Hant', 'zh-Hans'] as const);
  return (text) =>
    countIn(text, other) >= 2 && countIn(text, own) === 0 && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
      ? other
      : undefined;
}
