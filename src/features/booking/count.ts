/** Parses a whole number from 1, also in full-width or Arabic digits (`٤٠`), with optional thousands separators. */
export function parseCount(text: string): number | undefined {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  if (!/^(\d{1,7}|\d{1,3}([ ,.'’٬]\d{3}){1,2})$/.test(digits)) return undefined;
  return Number(digits.replace(/\D/g, '')) || undefined;
}
