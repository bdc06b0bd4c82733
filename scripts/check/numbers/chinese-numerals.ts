const digits = '零一二三四五六七八九';
const powers: { readonly [sign: string]: number } = { 十: 10, 百: 100, 千: 1000 };
const bigPowers: { readonly [sign: string]: number } = { 万: 1e4, 亿: 1e8 };

/** The signs that Chinese numerals are written with. */
export const chineseNumeral = /[零〇一二两三四五六七八九十百千万亿]{1,20}/gu;

/** The value of a Chinese numeral such as 二十五 or 一万二千; of one read digit by digit (二〇二六) that number. */
export function chineseValue(numeral: string): number {
  const signs = [...numeral.replaceAll('〇', '零').replaceAll('两', '二')];
  if (signs.length > 1 && signs.every((sign) => digits.includes(sign))) {
    return Number(signs.map((sign) => digits.indexOf(sign)).join(''));
  }
  let [total, section, digit] = [0, 0, 0];
  for (const sign of signs) {
    const power = powers[sign];
    const bigPower = bigPowers[sign];
    if (power) {
      section += (digit || 1) * power;
      digit = 0;
    } else if (bigPower) {
      total = (total + section + digit || 1) * bigPower;
      [section, digit] = [0, 0];
    } else digit = digits.indexOf(sign);
  }
  return total + section + digit;
}
