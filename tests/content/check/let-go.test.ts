import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type FileGroup, groupsOf, letGo } from '../../../scripts/check/core/groups.ts';
import { sampleTree } from '../sample.ts';
import { graphOf } from './findings.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const bodiesOf = ({ files }: FileGroup) =>
  [...files.values()].flatMap(({ body }) => (body ? new WeakRef(body) : []));

test('nothing keeps what was parsed of a page that is let go', async () => {
  const groups = groupsOf(graphOf(sampleTree()));
  const bodies = groups.flatMap(bodiesOf);
  expect(bodies.length).toBeGreaterThan(1);
  groups.forEach(letGo);
  // A reference that was made is kept until the end of the job.
  await new Promise(setImmediate);
  collectGarbage();
  expect(bodies.filter((body) => body.deref())).toEqual([]);
  expect(groups.flatMap(bodiesOf)).toHaveLength(bodies.length);
});
