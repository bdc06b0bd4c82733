import type { CheckConfig } from '../../schema/check-config.ts';
import type { Finding } from '../../schema/finding.ts';
import { configFile } from './config.ts';
import { completeness, currency, type LanguageCoverage } from './coverage.ts';

/**
 * Weighs findings by what is asked of each language (`check.config.ts`): a text that is not there yet is an
 * error only where the language has less than it should have; and a language with too much text that English
 * has changed since is a finding of its own.
 */
export function weighed(
  findings: readonly Finding[],
  coverage: readonly LanguageCoverage[],
  { thresholds }: CheckConfig,
): Finding[] {
  const lenient = new Set(
    coverage
      .filter((language) => {
        const asked = thresholds[language.language.code]?.complete ?? 100;
        // At 100 every missing text is one too many, however few words it has.
        return asked < 100 && completeness(language) >= asked;
      })
      .flatMap(({ files }) => files.map(({ path }) => path)),
  );
  return [
    ...findings.map((finding): Finding => {
      if (!finding.gap) return finding;
      return { ...finding, level: lenient.has(finding.path) ? 'warning' : 'error' };
    }),
    ...coverage.flatMap((language) => outdated(language, thresholds[language.language.code]?.current ?? 0)),
  ];
}

function outdated(coverage: LanguageCoverage, asked: number): Finding[] {
  const { language, done, stale, files } = coverage;
  const current = currency(coverage);
  if (current >= asked) return [];
  const most = files.toSorted((a, b) => b.stale.words - a.stale.words)[0];
  const first = most ? `, ${most.path} first` : '';
  return [
    {
      path: configFile,
      line: 1,
      column: 1,
      level: 'error',
      rule: 'stale',
      message: `${language.name} has less current text than the ${asked} percent that ${configFile} asks for: English has changed since.`,
      fix: `bring the ${language.name} texts up to date${first}: ${current} percent are current, and ${stale.words} of ${done.words} words are not. Or set “current” of “${language.code}” to at most ${current}.`,
    },
  ];
}
