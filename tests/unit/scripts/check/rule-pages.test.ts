import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pageOfRule, rules } from '../../../../scripts/check/core/finding.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Rules whose page is not there yet, or is a longer one with sections of its own (`stale`). */
const open: readonly string[] = ['untranslated', 'numbers', 'typography', 'stale'];

test.each(rules.filter((rule) => !open.includes(rule)))(
  'rule %s has a page that says how to fix it',
  (rule) => {
    const text = readFileSync(root + pageOfRule(rule), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${rule}\n\n\\S`));
    expect(text).toMatch(/^\*\*Why\.\*\* /m);
    expect(text).toMatch(/^\*\*How to fix\.\*\* /m);
  },
);

test('the guide for translators links to each page that there is', () => {
  const guide = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
  for (const rule of rules.filter((name) => !open.includes(name))) {
    expect(guide).toContain(`[\`${rule}\`](${pageOfRule(rule)})`);
  }
});
