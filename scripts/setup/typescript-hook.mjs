import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'rolldown/utils';

/**
 * Load hook that strips types (https://nodejs.org/docs/latest-v20.x/api/module.html#hooks). For `</script>` in a tagged
 * template, the transformer would need a helper package that is not installed; no file here has that.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/^file:(?!.*\/node_modules\/).*\.ts$/.test(url)) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = await transform(file, await readFile(file, 'utf8'), { sourcemap: true });
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  // Sources are omitted, since they are in the file itself.
  const places = Buffer.from(JSON.stringify({ ...map, sourcesContent: undefined })).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${places}`;
  return { format: 'module', shortCircuit: true, source };
}
