import { didYouMean, orInEnglish, quote } from '../../core/words.ts';
import { defineRule } from '../rule.ts';

/** A link or picture; `kind` is its name in messages. */
export interface Linked {
  kind: string;
  address: string;
}

export const links = defineRule({
  title: 'Every link works, and a translation has the links of the English text.',
  why: 'A broken link loses the visitor, and only readers of the language notice it. With a full-width bracket, the whole link shows as text.',
  fix: 'Copy the address from the English file; `--fix` corrects full-width brackets. Links may be in another order and on other words, and links to other sites may have other addresses. A broken English link is reported only in English.',
  level: 'error',
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
      `write ${meant ?? 'the address of one that exists, or add it'}.`,
    ],
    'no-anchor': (data: { address: string; anchor: string; meant?: string; known: readonly string[] }) => [
      `the page ${data.address} has no anchor #${data.anchor}${data.known.length > 0 ? `; it has ${data.known.map((id) => `#${id}`).join(', ')}.` : '.'}`,
      data.meant
        ? `write #${data.meant}${data.meant.normalize() === data.anchor.normalize() ? ', copied from here: it looks the same, but its letters are stored in parts' : ''}.`
        : 'write one of them, or leave out the # and what follows.',
    ],
    broken: (data: { found: string; right?: string; command?: string }) => [
      `${quote(data.found)} is not the end of a link: its brackets are not right, or there is a space.`,
      data.right
        ? `write ${data.right}${data.command ? `; “${data.command}” does so` : ''}.`
        : 'write the whole address between ( and ), without a space.',
    ],
    different: ({ kind, address, expected, at }: Linked & { expected: string; at: string }) => [
      `the ${kind} leads to ${address}, the English one (${at}) to ${expected}.`,
      `write ${expected}${/^\w+:/.test(expected) ? '' : ', as it is called in this language'}${orInEnglish(true)}.`,
    ],
    missing: ({ kind, address, at }: Linked & { at: string }) => [
      `the ${kind} to ${address} of English (${at}) is missing in this section.`,
      `write ${kind === 'picture' ? '!' : ''}[words](${address}), with the address that it has in this language${orInEnglish(true)}.`,
    ],
  },
});
