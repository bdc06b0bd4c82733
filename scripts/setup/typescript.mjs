/**
 * Importing this file makes Node run TypeScript. Node does so natively since 22.18 and 23.6; in older versions, the
 * bundler's transformer strips the types. Only erasable syntax is allowed (`erasableSyntaxOnly` in tsconfig.json), and
 * packages are not transformed, so that they load at full speed.
 */
import { register } from 'node:module';

if (!Reflect.get(process.features, 'typescript')) {
  process.setSourceMapsEnabled(true);
  register('./typescript-hook.mjs', import.meta.url);
}
