import { expect, test } from 'vitest';
import { nodeVersionProblem } from '../../../../scripts/setup/node-version.mjs';

test.each(['20.19.0', '22.12.0', '23.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('rejects Node %s as too old', (version) => {
  expect(nodeVersionProblem(version)).toContain(`found Node ${version}; install a current version`);
});
