import { posix } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';

export interface SharedModules {
  /** The names of those that the remote's entry has before the section runs. */
  atOnce: readonly string[];
  /** The names of those that it gets from the host when a file of the section asks for them. */
  later: readonly string[];
}

type StaticImport = ReturnType<typeof parseSync>['module']['staticImports'][number];

/**
 * Has a section bring none of the shared modules: what its files import of them they look up in its
 * remote's entry, which has them from the host.
 * @param entry the file of the remote's entry
 */
export function sharedImports(entry: string, modules: SharedModules): Plugin {
  return {
    name: 'shared-imports',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { external: [...modules.atOnce, ...modules.later] } },
    }),
    renderChunk(code, { fileName }: Rolldown.RenderedChunk) {
      const path = posix.relative(posix.dirname(fileName), entry);
      return lookingUp(code, `./${path}`, modules);
    },
  };
}

/**
 * A file whose imports of shared modules are look-ups.
 * @param code an ES module
 * @param entry the address of the remote's entry, from the file
 */
export function lookingUp(code: string, entry: string, modules: SharedModules): string {
  const all = new Set([...modules.atOnce, ...modules.later]);
  const { staticImports } = parseSync('chunk.js', code).module;
  const found = staticImports.filter(({ moduleRequest }) => all.has(moduleRequest.value));
  if (found.length === 0) return code;
  const rest = found.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  const lookUps = found.map((statement) => lookUpOf(statement, modules));
  return [`import { shared, sharedLater } from '${entry}';`, ...lookUps, rest].join('\n');
}

/** `const { Link: Link$1 } = shared["@desert/kit"];` */
function lookUpOf({ moduleRequest, entries }: StaticImport, { later }: SharedModules): string {
  const name = JSON.stringify(moduleRequest.value);
  const module = later.includes(moduleRequest.value)
    ? `await sharedLater(${name})`
    : `shared[${name}]`;
  const whole = entries.find(({ importName }) => importName.kind === 'NamespaceObject');
  if (whole) return `const ${whole.localName.value} = ${module};`;
  const members = entries.map(
    ({ importName, localName }) => `${importName.name ?? 'default'}: ${localName.value}`,
  );
  return `const { ${members.join(', ')} } = ${module};`;
}
