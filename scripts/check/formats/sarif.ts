import { createHash } from 'node:crypto';
import { encodedPath, inRepository, ruleUrl } from '../code-host.ts';
import { counter } from '../core/counter.ts';
import { placeAt } from '../core/located.ts';
import { type Edit, type Finding, identity, printable } from '../finding.ts';
import type { Report } from '../report.ts';
import { ruleNames, rules } from '../rules/catalog.ts';
import { asJson } from './json.ts';

/** The report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), for code hosts. */
export function sarif(report: Report): string {
  const { repository, findings, isCompared, pageOf } = report;
  const used = ruleNames.filter((rule) => findings.some((finding) => finding.rule === rule));
  const timesBefore = counter();
  const run = {
    tool: {
      driver: {
        name: 'Hulma translation check',
        ...(repository && { informationUri: repository.url }),
        rules: used.map((rule) => ({
          id: rule,
          shortDescription: { text: rules[rule].title },
          fullDescription: { text: rules[rule].why },
          ...(repository && pageOf && { helpUri: ruleUrl(repository, inRepository(report, pageOf(rule))) }),
          help: { text: rules[rule].fix },
        })),
      },
    },
    automationDetails: { id: 'translations/' },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [root]: { description: { text: 'The root of the repository.' } } },
    ...(repository && {
      versionControlProvenance: [
        { repositoryUri: repository.url, revisionId: repository.ref, mappedTo: { uriBaseId: root } },
      ],
    }),
    results: findings.map((finding) => ({
      ruleId: finding.rule,
      ruleIndex: used.indexOf(finding.rule),
      level: finding.level,
      message: { text: message(`${finding.message} → ${finding.fix}`) },
      locations: [{ physicalLocation: location(finding, report) }],
      // The same for a finding that has moved within its file.
      partialFingerprints: { 'finding/v1': digest(`${identity(finding)}#${timesBefore(identity(finding))}`) },
      ...(isCompared && { baselineState: finding.old ? 'unchanged' : 'new' }),
      ...fixes(finding, report),
    })),
  };
  return asJson({ $schema: schema, version: '2.1.0', runs: [run] });
}

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const root = '%SRCROOT%';

const artifact = (path: string, report: Report) => ({
  uri: encodedPath(inRepository(report, path)),
  uriBaseId: root,
});

const location = ({ path, line, column }: Finding, report: Report) => ({
  artifactLocation: artifact(path, report),
  region: { startLine: line, startColumn: column },
});

function fixes({ path, fix, edit }: Finding, report: Report) {
  const text = report.texts.get(path);
  if (!edit || text === undefined) return {};
  const replacement = { deletedRegion: regionOf(edit, text), insertedContent: { text: edit.text } };
  return {
    fixes: [
      {
        description: { text: message(fix) },
        artifactChanges: [{ artifactLocation: artifact(path, report), replacements: [replacement] }],
      },
    ],
  };
}

/** Lines and columns rather than offsets, which would count a byte order mark. */
function regionOf({ start, end }: Edit, text: string) {
  const [from, to] = [placeAt(text, start), placeAt(text, end)];
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

/** Text without what would be read as a link (section 3.11.6 of the specification). */
const message = (text: string): string => printable(text).replace(/\[([^\]]*)\](?=\()/g, '\\[$1\\]');

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
