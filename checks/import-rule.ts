/**
 * Allowed imports:
 *
 *     mf-* ──> shell/kit ──> worker/contract <── drizzle <── worker
 *     shell ─────^
 *
 * Within the Worker, the shell and the kit, `layers.ts` checks the folders.
 * An arrow reaches what its target reaches. Everything else in the repository is tooling, which may
 * import anything and which none of these may import.
 */

import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Files } from './repository.ts';

/**
 * The other parts that each part of the repository may import. A file belongs to the innermost folder around it that
 * is named here. A file that is named itself may also import the parts listed for it.
 */
type ImportRule = Record<string, string[]>;

const rule: ImportRule = {
  'mf-*': ['shell/kit', 'worker/contract'],
  shell: ['shell/kit', 'shell/kit/shell', 'worker/contract'],
  'shell/kit': ['worker/contract'],
  // The entry for the shell alone: `@desert/kit/shell`.
  'shell/kit/shell': ['shell/kit', 'worker/contract'],
  'worker/contract': [],
  worker: ['worker/contract', 'drizzle'],
  // Imports the shell's build, which renders the layout, in this one place.
  'worker/index.ts': ['shell'],
  // The seed computes documents that the API sends unchanged: the contract declares their types.
  drizzle: ['worker/contract'],
};

/**
 * Lists the imports that the rule forbids, each as 'a.ts imports b: why'.
 * @param packages The folder of each package of the workspace, by the package's name.
 */
export function forbiddenImports(files: Files, packages: Map<string, string>): string[] {
  const parts = Object.keys(rule).filter((key) => !key.endsWith('.ts'));
  return [...files].flatMap(([path, code]) => {
    if (partOf(path) === undefined) return [];
    return importsOf(path, code).flatMap((specifier) => {
      const why = reasonAgainst(path, specifier);
      return why ? [`${path} imports ${specifier}: ${why}`] : [];
    });
  });

  function reasonAgainst(path: string, specifier: string): string | undefined {
    const isRelative = specifier.startsWith('.');
    const target = isRelative ? posix.join(posix.dirname(path), specifier) : addressOf(specifier);
    if (target === undefined) return undefined;
    const importer = partOf(path) ?? '';
    const imported = partOf(target);
    if (imported === undefined) return 'this is tooling';
    const allowed = [rule[kindOf(importer)], rule[path]].flatMap((others) => others ?? []);
    if (imported !== importer && !allowed.includes(imported)) {
      return `${importer} may not know ${imported}`;
    }
    const leaves = isRelative && !target.startsWith(`${innermost(path, [...packages.values()])}/`);
    return leaves ? 'another package is imported by its name' : undefined;
  }

  function partOf(path: string): string | undefined {
    const [section] = /^mf-[^/]+/.exec(path) ?? [];
    return section ?? innermost(path, parts);
  }

  /** Maps '@desert/kit/forms' to 'shell/kit/forms'; undefined for packages outside of the workspace. */
  function addressOf(specifier: string): string | undefined {
    const name = innermost(specifier, [...packages.keys()]);
    return name && specifier.replace(name, packages.get(name) ?? '');
  }
}

/** Returns the longest of these folders that contains, or is, a path. */
function innermost(path: string, folders: string[]): string | undefined {
  const holding = folders.filter((folder) => `${path}/`.startsWith(`${folder}/`));
  return holding.toSorted((left, other) => other.length - left.length)[0];
}

function kindOf(part: string): string {
  return part.replace(/^mf-[^/]+$/, 'mf-*');
}
