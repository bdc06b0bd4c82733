import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'rolldown/utils';

/**
 * Loads a module, as Node's customization hooks do (https://nodejs.org/docs/latest-v20.x/api/module.html#hooks). The
 * transformer has no other way to write `</script>` in a tagged template than by a helper, which is a package that is
 * not there; nothing here has it.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/^file:(?!.*\/node_modules\/).*\.ts$/.test(url)) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = await transform(file, await readFile(file, 'utf8'), { sourcemap: true });
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const places = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${places}`;
  return { format: 'module', shortCircuit: true, source };
}
