import { didYouMean, orInEnglish, quote } from '../../core/words.ts';
import { defineRule } from '../rule.ts';

/** A link or picture; `kind` is its name in messages. */
export interface Linked {
  kind: string;
  address: string;
  /** Pages may have an address of their own in each language. */
  inLanguage: boolean;
}

export const links = defineRule({
  title: 'Every link works, and a translation has the same links as the English text.',
  why: 'A broken link loses visitors, and only readers of that language notice it. With a full-width bracket, the whole link appears as text.',
  fix: 'Copy the address from the English file; `--fix` corrects full-width brackets. Links may be in another order and on other words, and links to other sites may have other addresses. A link that is broken in English is reported only there.',
  level: 'error',
  levelWithLayout: 'warning',
  breaks: true,
  examples: [
    ['lost', 'See the [guide](/guide).', 'Zie de [gids](/nl/guide).', 'Zie de [gids](/guide).'],
    ['lost', 'See the [guide](/guide).', 'Zie de [gids](/gids).', 'Zie de [gids](/guide).'],
    ['broken', 'See the [guide](/guide).', '见[指南](/guide）。', '见[指南](/guide)。', 'text', 'zh'],
    ['broken', 'See the [guide](/guide).', 'Zie de [gids] (/guide).', 'Zie de [gids](/guide).'],
    ['missing', 'See the [guide](/guide).', 'Zie de gids.', 'Zie de [gids](/guide).'],
  ],
  messages: {
    lost: ({ address, meant }: { address: string; meant?: string }) => [
      `there is no page or file ${address}${didYouMean(meant)}`,
      `write ${meant ?? 'an address that exists, or add the page or file'}.`,
    ],
    'no-anchor': (data: { address: string; anchor: string; meant?: string; known: readonly string[] }) => [
      `the page ${data.address} has no anchor #${data.anchor}${data.known.length > 0 && !data.meant ? `; it has ${data.known.map((id) => `#${id}`).join(', ')}.` : '.'}`,
      data.meant
        ? `write #${data.meant}${data.meant.normalize() === data.anchor.normalize() ? ', copied from here: it looks the same, but is encoded differently' : ''}.`
        : 'use an existing anchor, or delete the # and what follows.',
    ],
    broken: (data: { found: string; right?: string; command?: string }) => [
      `${quote(data.found)} does not form a link: a bracket is wrong or missing, or there is a space.`,
      data.right
        ? `write ${data.right}${data.command ? `; “${data.command}” does this` : ''}.`
        : 'write the whole address between ( and ), without spaces.',
    ],
    different: ({ kind, address, expected, at, inLanguage }: Linked & { expected: string; at: string }) => [
      `the ${kind} points to ${address}, but the English one (${at}) points to ${expected}.`,
      `write ${expected}${inLanguage && !/^\w+:/.test(expected) ? ' or its address in this language' : ''}${orInEnglish}.`,
    ],
    missing: ({ kind, address, at, inLanguage }: Linked & { at: string }) => [
      `the ${kind} ${kind === 'link' ? 'to ' : ''}${address} (${at}) is missing in this section.`,
      `add ${kind === 'picture' ? '!' : ''}[text](${address})${inLanguage ? ', with its address in this language' : ''}${orInEnglish}.`,
    ],
  },
});
