import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The color tokens by name, with their light and dark values. */
const tokens = new Map(
  [
    ...readFileSync(new URL('../../../../src/styles/tokens.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+): light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

/** The relative luminance of an OKLCH color (CSS Color 4, WCAG 2.2). */
function luminance(color: string): number {
  const [, l, c, h] = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(color)?.map(Number) ?? [];
  if (l === undefined || c === undefined || h === undefined) throw new Error(`Not a color: ${color}`);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [long, medium, short] = [
    (l / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** The contrast ratio between two colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

test('black on white has the maximum contrast', () => {
  expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21, 1);
});

const schemes = ['light', 'dark'] as const;
const texts = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['pencil', 'paper'],
  ['pencil', 'sheet'],
  ['signal', 'paper'],
  ['signal', 'sheet'],
  ['on-signal', 'signal'],
  ['paper', 'ink'],
  ['ink', 'grid'],
] as const;

describe.each(schemes)('%s', (scheme) => {
  test.each(texts)('%s is readable on %s (1.4.3)', (text, ground) => {
    expect(
      contrast(tokens.get(text)?.[scheme] ?? '', tokens.get(ground)?.[scheme] ?? ''),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['ink', 'pencil', 'signal'])('%s is readable on dark panels in both themes', (text) => {
  expect(contrast(tokens.get(text)?.dark ?? '', tokens.get('board')?.dark ?? '')).toBeGreaterThanOrEqual(4.5);
});
