import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { groupsOf, release } from '../../../scripts/check/core/groups.ts';
import { translatedFilesIn } from '../../../scripts/check/core/pairs.ts';
import { sampleTree } from '../sample.ts';
import { graphOf } from './findings.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a released parse result can be garbage-collected', async () => {
  const graph = graphOf(sampleTree());
  const bodies: WeakRef<object>[] = [];
  for (const group of groupsOf(graph)) {
    for (const { translation, language } of translatedFilesIn(group, graph)) {
      // A dereferenced WeakRef keeps its target until the end of the job.
      await new Promise(setImmediate);
      collectGarbage();
      // The engine may still keep the last one.
      expect(bodies.filter((body) => body.deref()).length).toBeLessThan(2);
      if (translation?.body) bodies.push(new WeakRef(translation.body));
      release(group, language.code);
      if (translation?.body) expect(group.files.get(language.code)?.body).toEqual(translation.body);
      release(group, language.code);
    }
  }
  expect(bodies.length).toBeGreaterThan(1);
});
