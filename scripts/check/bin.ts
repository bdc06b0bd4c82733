#!/usr/bin/env node
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`Node.js 20.19 or newer is needed; this is ${process.version}.\n`);
  process.exit(2);
}
// Only now, since what it imports may not load in an older one.
const { main } = await import('./cli.ts');
await main(process.argv.slice(2));

export {};
