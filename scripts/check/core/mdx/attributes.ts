import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** Names that attributes with words have on components everywhere. */
const ofWords =
  /^(?:alt|caption|children|content|description|heading|label|name|placeholder|quote|summary|tag(?:line)?|text|title|tooltip)$|(?:alt|description|label|text|title)$/i;

/** Addresses, which may lead to the page of a language. */
const ofAddresses = /^(?:action|href|link|poster|src|srcset|to|url)$/i;

/** Whether an attribute of a component that nobody described is the same in every language: neither words nor an address. */
export const isInvariant = ({ name, value }: MdxJsxAttribute): boolean =>
  !ofWords.test(name) &&
  !ofAddresses.test(name) &&
  !(typeof value === 'string' && /\p{L}\s+\p{L}/u.test(value));
