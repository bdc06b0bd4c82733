/**
 * The part of the JSON schema of SARIF 2.1.0 that our reports use (oasis-tcs/sarif-spec, Committee Specification,
 * sarif-schema-2.1.0.json, draft 07), without its descriptions. Each object here has the rules of the official
 * schema for the properties it lists, and refuses every other one, so that what fits this fits the official
 * schema too. No package with a fitting license holds that as a whole.
 */

const guid = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$';
const string = { type: 'string' };
const uri = { type: 'string', format: 'uri' };
const index = { type: 'integer', minimum: -1 };
const position = { type: 'integer', minimum: 1 };
const level = { enum: ['none', 'note', 'warning', 'error'] };
const ref = (name: string) => ({ $ref: `#/definitions/${name}` });
const list = (items: object, uniqueItems = false, minItems = 0) => ({
  type: 'array',
  minItems,
  uniqueItems,
  items,
});
const strings = { type: 'object', additionalProperties: string };
const object = (properties: object, more: object = {}) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});

export const sarifSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...object(
    { $schema: uri, version: { enum: ['2.1.0'] }, runs: list(ref('run')) },
    { required: ['version', 'runs'] },
  ),
  definitions: {
    artifactChange: object(
      { artifactLocation: ref('artifactLocation'), replacements: list(ref('replacement'), false, 1) },
      { required: ['artifactLocation', 'replacements'] },
    ),
    artifactContent: object({ text: string, binary: string, rendered: ref('multiformatMessageString') }),
    artifactLocation: object({
      uri: { type: 'string', format: 'uri-reference' },
      uriBaseId: string,
      index,
      description: ref('message'),
    }),
    fix: object(
      { description: ref('message'), artifactChanges: list(ref('artifactChange'), true, 1) },
      { required: ['artifactChanges'] },
    ),
    location: object({
      id: index,
      physicalLocation: ref('physicalLocation'),
      message: ref('message'),
      annotations: list(ref('region'), true),
    }),
    message: object(
      { text: string, markdown: string, id: string, arguments: list(string) },
      { anyOf: [{ required: ['text'] }, { required: ['id'] }] },
    ),
    multiformatMessageString: object({ text: string, markdown: string }, { required: ['text'] }),
    // The official schema also takes an address in place of the artifact.
    physicalLocation: object(
      { artifactLocation: ref('artifactLocation'), region: ref('region'), contextRegion: ref('region') },
      { required: ['artifactLocation'] },
    ),
    region: object({
      startLine: position,
      startColumn: position,
      endLine: position,
      endColumn: position,
      charOffset: index,
      charLength: { type: 'integer', minimum: 0 },
      snippet: ref('artifactContent'),
      message: ref('message'),
      sourceLanguage: string,
    }),
    replacement: object(
      { deletedRegion: ref('region'), insertedContent: ref('artifactContent') },
      { required: ['deletedRegion'] },
    ),
    reportingConfiguration: object({
      enabled: { type: 'boolean' },
      level,
      rank: { type: 'number', minimum: -1, maximum: 100 },
    }),
    reportingDescriptor: object(
      {
        id: string,
        guid: { type: 'string', pattern: guid },
        name: string,
        shortDescription: ref('multiformatMessageString'),
        fullDescription: ref('multiformatMessageString'),
        messageStrings: { type: 'object', additionalProperties: ref('multiformatMessageString') },
        defaultConfiguration: ref('reportingConfiguration'),
        helpUri: uri,
        help: ref('multiformatMessageString'),
      },
      { required: ['id'] },
    ),
    result: object(
      {
        ruleId: string,
        ruleIndex: index,
        kind: { enum: ['notApplicable', 'pass', 'fail', 'review', 'open', 'informational'] },
        level,
        message: ref('message'),
        locations: list(ref('location')),
        occurrenceCount: position,
        partialFingerprints: strings,
        fingerprints: strings,
        baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
        fixes: list(ref('fix'), true),
      },
      { required: ['message'] },
    ),
    run: object(
      {
        tool: ref('tool'),
        language: { type: 'string', pattern: '^[a-zA-Z]{2}|^[a-zA-Z]{2}-[a-zA-Z]{2}?$' },
        versionControlProvenance: list(ref('versionControlDetails'), true),
        originalUriBaseIds: { type: 'object', additionalProperties: ref('artifactLocation') },
        results: list(ref('result')),
        automationDetails: ref('runAutomationDetails'),
        newlineSequences: list(string, true, 1),
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
      },
      { required: ['tool'] },
    ),
    runAutomationDetails: object({
      description: ref('message'),
      id: string,
      guid: { type: 'string', pattern: guid },
      correlationGuid: { type: 'string', pattern: guid },
    }),
    tool: object({ driver: ref('toolComponent') }, { required: ['driver'] }),
    toolComponent: object(
      {
        guid: { type: 'string', pattern: guid },
        name: string,
        organization: string,
        fullName: string,
        version: string,
        semanticVersion: string,
        informationUri: uri,
        rules: list(ref('reportingDescriptor'), true),
      },
      { required: ['name'] },
    ),
    versionControlDetails: object(
      {
        repositoryUri: uri,
        revisionId: string,
        branch: string,
        revisionTag: string,
        mappedTo: ref('artifactLocation'),
      },
      { required: ['repositoryUri'] },
    ),
  },
};
