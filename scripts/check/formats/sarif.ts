import { createHash } from 'node:crypto';
import { counter } from '../core/grouped.ts';
import { identity, printable } from '../finding.ts';
import { ruleNames, rules } from '../rules/catalog.ts';
import { encodedPath, inRepository, pageUrl } from './code-host.ts';
import { asJson } from './json.ts';
import { pageOf, type Report } from './report.ts';

/** Formats the report in the Static Analysis Results Interchange Format 2.1.0 (SARIF, OASIS), for code hosts. */
export function sarif(report: Report): string {
  const { repository, findings } = report;
  const isCompared = findings.some(({ old }) => old);
  const used = ruleNames.filter((rule) => findings.some((finding) => finding.rule === rule));
  const timesBefore = counter();
  const run = {
    tool: {
      driver: {
        name: 'Hulma translation check',
        ...(repository && { informationUri: repository.url }),
        rules: used.map((rule) => {
          const page = pageOf(report, rule);
          const helpUri = page && pageUrl(report, page);
          return {
            id: rule,
            shortDescription: { text: rules[rule].title },
            fullDescription: { text: rules[rule].why },
            ...(helpUri && { helpUri }),
            help: { text: rules[rule].fix },
          };
        }),
      },
    },
    automationDetails: { id: 'translations/' },
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => ({
      ruleId: finding.rule,
      ruleIndex: used.indexOf(finding.rule),
      level: finding.level,
      message: { text: message(`${finding.message} → ${finding.fix}`) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: {
              uri: encodedPath(inRepository(report, finding.path)),
              uriBaseId: '%SRCROOT%',
            },
            region: { startLine: finding.line, startColumn: finding.column },
          },
        },
      ],
      // Stays the same when a finding moves within its file.
      partialFingerprints: { 'finding/v1': digest(`${identity(finding)}#${timesBefore(identity(finding))}`) },
      ...(isCompared && { baselineState: finding.old ? 'unchanged' : 'new' }),
    })),
  };
  return asJson({ $schema: schema, version: '2.1.0', runs: [run] });
}

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Escapes what would be parsed as a link (SARIF 2.1.0, section 3.11.6). */
const message = (text: string): string => printable(text).replace(/\[([^\]]*)\](?=\()/g, '\\[$1\\]');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
