import { expect, test } from 'vitest';
import { type EnglishChange, englishChanges } from '../../../scripts/check/english-changes.ts';
import { readGraph } from '../../../scripts/content/graph.ts';
import { type Tree, textOf } from '../fixture.ts';
import { sampleTree } from '../sample.ts';
import { commit, projectOf, repositoryOf, writeContent } from './project.ts';
import { runIn } from './run-in.ts';

/** Few files and languages, since all are read. */
const sample: Tree = Object.fromEntries(
  Object.entries(sampleTree()).filter(([path]) => /^(en|nl|zh)\/(guide|common|components)\./.test(path)),
);

const guide = textOf(sample, 'en/guide.mdx');
const lead = guide.replace('Lead: call', 'Lead: please call');
const body = guide.replace('Text en.\n', 'Other text.\n\nOne more.\n');

const changesIn = (project: string): EnglishChange[] => englishChanges(readGraph(`${project}/content`));

/** A change in short: the part, who waits, and the words with their marks. */
const inShort = ({ title, how, languages, texts, since }: EnglishChange) => ({
  what: `${title} ${how}`,
  waits: languages.map(({ code }) => code).join(' '),
  texts: texts.map(({ name, pieces }) => {
    const marked = pieces.map(({ text, is }) =>
      is === 'same' ? text : is === 'added' ? `+${text}+` : `-${text}-`,
    );
    return `${name}: ${marked.join('')}`;
  }),
  isDated: since !== undefined,
});

test('nothing changed', () => {
  expect(changesIn(projectOf(sample))).toEqual([]);
});

test('each change once, with the languages that have not followed', () => {
  const project = repositoryOf(sample);
  writeContent(project, { 'en/guide.mdx': lead });
  commit(project, 'English');
  expect(changesIn(project).map(inShort)).toEqual([
    {
      what: '“hero” changed',
      waits: 'nl zh',
      texts: ['hero.lead: Lead: +please +call {{phone}}'],
      isDated: true,
    },
  ]);
  runIn(project, ['accept', 'nl/guide']);
  expect(changesIn(project).map(({ languages }) => languages.map(({ code }) => code))).toEqual([['zh']]);
});

test('languages that were translated from different versions are told apart', () => {
  const project = repositoryOf(sample);
  writeContent(project, { 'en/guide.mdx': lead });
  commit(project, 'English');
  runIn(project, ['accept', 'nl/guide']);
  writeContent(project, { 'en/guide.mdx': lead.replace('please call', 'please phone') });
  commit(project, 'English');
  expect(changesIn(project).map(inShort)).toMatchObject([
    { waits: 'nl', texts: ['hero.lead: Lead: please -call-+phone+ {{phone}}'] },
    { waits: 'zh', texts: ['hero.lead: Lead: -call-+please phone+ {{phone}}'] },
  ]);
});

test('of running text the paragraphs that changed, and nothing of the others', () => {
  const project = repositoryOf(sample);
  writeContent(project, { 'en/guide.mdx': body });
  const [change] = changesIn(project).map(inShort);
  expect(change?.what).toBe('the section “## First en” changed');
  expect(change?.texts).toHaveLength(1);
  expect(change?.texts[0]?.replace(/[+-]/g, '')).toContain('One more.');
  expect(change?.texts[0]).not.toContain('## First');
});

test('words of the interface, and a text that is gone', () => {
  const project = repositoryOf(sample);
  const { whatsapp, ...common } = JSON.parse(textOf(sample, 'en/common.json'));
  writeContent(project, {
    'en/common.json': `${JSON.stringify({ ...common, top: `Back: ${common.top}` }, null, 2)}\n`,
  });
  expect(changesIn(project).map(inShort)).toMatchObject([
    { what: '“top” changed', waits: 'nl zh', texts: [`top: +Back: +${common.top}`] },
    { what: '“whatsapp” gone', waits: 'nl zh', texts: [`whatsapp: -${whatsapp}-`] },
  ]);
});

test('without a history the words of today are told', () => {
  const project = projectOf(sample);
  writeContent(project, { 'en/guide.mdx': lead });
  expect(changesIn(project).map(inShort)).toMatchObject([
    {
      texts: expect.arrayContaining(['hero.lead: Lead: please call {{phone}}']),
      isDated: false,
    },
  ]);
});
