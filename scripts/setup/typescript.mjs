/**
 * Importing this has Node run TypeScript. From 22.18 and 23.6 on it does so by itself; before, the bundler's transformer
 * takes the types out. Nothing but types may have to be taken out (`erasableSyntaxOnly` in tsconfig.json), and packages
 * are left alone, so that they load as fast as without.
 */
import { register } from 'node:module';

if (!Reflect.get(process.features, 'typescript')) {
  process.setSourceMapsEnabled(true);
  register('./typescript-hook.mjs', import.meta.url);
}
