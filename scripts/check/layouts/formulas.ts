import { objectMark } from '../core/object-mark.ts';

/** A formula between dollar signs; code, which may have these as well, comes first. */
const formula =
  /(?<code>^(`{3,})[\s\S]*?^\2`*|`[^`\n]*`)|\$\$[\s\S]{1,9000}?\$\$|\$(?:[^$\n\\]|\\.){1,900}\$/gm;

/**
 * A text of the same length without formulas, where the configuration has `remark-math`: it takes these out before MDX
 * reads what is in braces.
 */
export const withoutFormulas = (text: string, config: string): string =>
  /remark-?math/i.test(config)
    ? text.replace(formula, (found, code?: string) => code ?? found.replace(/[^$\n]/g, objectMark))
    : text;
