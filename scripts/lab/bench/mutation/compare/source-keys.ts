/**
 * A program that asks for every English text: some tools look for keys in the code first.
 * @param content the namespaces, by path
 */
export function sourceKeys(content: { readonly [path: string]: string }): string {
  const calls = Object.entries(content)
    .filter(([path]) => path.startsWith('en/'))
    .flatMap(([path, text]) => {
      const namespace = path.replace(/^en\/|\.json$/g, '');
      return keysOf(JSON.parse(text)).map((key) => callOf(`${namespace}:${key}`));
    });
  return `import { t } from 'i18next';\n${[...new Set(calls)].join('\n')}\n`;
}

function callOf(key: string): string {
  const family = /^(.*)_(?:one|other)$/.exec(key)?.[1];
  return family === undefined ? `t(${JSON.stringify(key)});` : `t(${JSON.stringify(family)}, { count: 1 });`;
}

const keysOf = (data: object): string[] =>
  Object.entries(data).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
  );
