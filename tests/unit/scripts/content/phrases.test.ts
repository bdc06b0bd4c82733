import { expect, test } from 'vitest';
import { breakMark } from '../../../../schema/break-mark.ts';
import { phrases, withPhrases } from '../../../../scripts/content/phrases.ts';

const shown = (text: string): string => phrases(text).replaceAll(breakMark, '|');

test.each([
  // Not within 相符 and 产品; 的 stays with the word before it, 与 with the one after it.
  ['与您的尺寸相符的产品模型', '与您的|尺寸|相符的|产品|模型'],
  ['咨询与范围确认', '咨询|与范围|确认'],
  // Lines break at spaces and punctuation anyway.
  ['面向电商的 3D 产品配置器', '面向电商的 3D 产品|配置器'],
  ['专属团队，为您的产品', '专属|团队，为您的|产品'],
  // A complement stays with its verb.
  ['真正打印得出来的 3D 模型', '真正|打印得出来的 3D 模型'],
])('%s may break between its words', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['Product models that match', 'نماذج منتجات', ''])('“%s” stays unchanged', (text) => {
  expect(phrases(text)).toBe(text);
});

test('marks headings and short texts at any depth, but not titles and other texts', () => {
  const content = {
    title: '产品建模服务',
    hero: { heading: '产品建模服务', lead: '产品建模服务', eyebrow: '产品建模服务' },
    cta: { eyebrow: '产品建模服务' },
    steps: [{ title: '产品建模服务', number: 1 }],
    services: { modeling: '产品建模服务' },
    plan: { includes: ['产品建模服务'], action: '产品建模服务' },
  };
  const marked = phrases('产品建模服务');
  expect(marked).not.toBe('产品建模服务');
  expect(withPhrases(content)).toEqual({
    title: '产品建模服务',
    hero: { heading: marked, lead: marked, eyebrow: '产品建模服务' },
    cta: { eyebrow: marked },
    steps: [{ title: marked, number: 1 }],
    services: { modeling: marked },
    plan: { includes: [marked], action: '产品建模服务' },
  });
});
