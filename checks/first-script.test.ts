/** The script of every page must not import schemas: their library and messages would add 6 KB. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import kitPackage from '../shell/kit/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');

/** Returns the imports that remain when types are erased: `import { type A } from './a.ts'` still loads the file. */
function loadedBy(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports } = parseSync(file, code).module;
  return [...staticImports, ...staticExports]
    .filter(({ start, end }) => !/^(?:import|export) type\b/.test(code.slice(start, end)))
    .flatMap((one) =>
      'moduleRequest' in one
        ? [one.moduleRequest.value]
        : one.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    );
}

function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [, name = '', rest = ''] = /^@desert\/(kit|contract)\/?(.*)$/.exec(specifier) ?? [];
  if (name === 'contract') return join(root, 'worker/contract', `${rest}.ts`);
  if (name === '') return undefined;
  const exported = (kitPackage.exports as Record<string, unknown>)[rest ? `./${rest}` : '.'];
  return typeof exported === 'string' ? join(root, 'shell/kit', exported) : undefined;
}

/** Returns the files of a chain of static imports from a file to a package; undefined if no chain exists. */
function importChain(name: string, first: string): string[] | undefined {
  const importers = new Map<string, string | undefined>([[first, undefined]]);
  for (const file of importers.keys()) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const specifier of loadedBy(file)) {
      const loaded = fileOf(specifier, file);
      if (specifier === name) {
        const chain: string[] = [];
        for (let at: string | undefined = file; at; at = importers.get(at))
          chain.unshift(relative(root, at));
        return chain;
      }
      if (loaded !== undefined && !importers.has(loaded)) importers.set(loaded, file);
    }
  }
  return undefined;
}

it('the script of every page does not import the schema library', () => {
  const client = join(root, 'shell/src/client.tsx');
  expect(importChain('react-dom/client', client)).toEqual(['shell/src/client.tsx']);
  expect(importChain('nanostores', client)?.length).toBeGreaterThan(2);
  expect(importChain('valibot', client)).toBeUndefined();
});
