import { expect, test } from 'vitest';
import { nodeVersionProblem } from '../../../../scripts/setup/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '26.0.0'])('accepts Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('rejects Node %s as too old', (version) => {
  expect(nodeVersionProblem(version)).toMatch(
    new RegExp(
      `^This project needs Node 20\\.19 or newer .*found Node ${version}; install .* run the command again\\.$`,
    ),
  );
});
