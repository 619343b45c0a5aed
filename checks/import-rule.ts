/**
 * Who may import whom:
 *
 *     mf-* ──> shell/kit ──> worker/contract <── worker ──> drizzle
 *     shell ─────^
 *
 * Of the Worker, only its edge imports the API: what the API shares with the rest lies below it.
 * An arrow reaches what its target reaches. Everything else in the repository is tooling, which may
 * import anything and which none of these may import.
 */

import { posix } from 'node:path';
import { importsOf } from './imports-of.ts';
import type { Files } from './repository.ts';

const reaches: Record<string, string[]> = {
  'mf-*': ['shell/kit', 'worker/contract'],
  shell: ['shell/kit', 'worker/contract'],
  'shell/kit': ['worker/contract'],
  'worker/contract': [],
  worker: ['worker/contract', 'drizzle'],
  'worker/api': ['worker', 'worker/contract', 'drizzle'],
  drizzle: [],
};

/** The kit's entry for the shell: it is not versioned, so a section of another build would break on it. */
const SHELL_DOOR = '@desert/kit/shell';

const exceptions = new Set([
  // The Worker renders the shell with the shell's build, which it names in this one place.
  'worker/index.ts imports shell/server',
  'worker/edge.ts imports ./api/app.ts',
]);

/** Tests of the rest of the Worker ask the API, to make what they need. */
const WORKER_TEST = /^worker\/(?:test\/|.*\.test\.ts$)/;

/**
 * Lists the imports that the rule forbids, each as 'a.ts imports b: why'.
 *
 * @param packages The folder of each package of the workspace, by the package's name.
 */
export function forbiddenImports(files: Files, packages: Map<string, string>): string[] {
  return [...files].flatMap(([path, code]) => {
    const importer = partOf(path);
    if (importer === undefined) return [];
    return importsOf(path, code).flatMap((specifier) => {
      const why = reasonAgainst(path, importer, specifier, packages);
      const line = `${path} imports ${specifier}`;
      return why && !exceptions.has(line) ? [`${line}: ${why}`] : [];
    });
  });
}

function reasonAgainst(
  path: string,
  importer: string,
  specifier: string,
  packages: Map<string, string>,
): string | undefined {
  const isRelative = specifier.startsWith('.');
  const target = isRelative
    ? posix.join(posix.dirname(path), specifier)
    : folderOf(specifier, packages);
  if (target === undefined) return undefined;
  const imported = partOf(target);
  if (imported === importer) return undefined;
  if (imported === 'worker/api' && WORKER_TEST.test(path)) return undefined;
  if (imported === undefined) return 'this is tooling';
  if (kindOf(importer) === 'mf-*' && specifier === SHELL_DOOR) return 'this is for the shell only';
  if (!reaches[kindOf(importer)]?.includes(imported)) return `${importer} may not know ${imported}`;
  const [outer] = importer.split('/');
  const leaves = isRelative && !target.startsWith(`${outer}/`);
  return leaves ? 'another package is imported by its name' : undefined;
}

/** The folder of the part to which a path belongs: the innermost one. */
function partOf(path: string): string | undefined {
  const [outer = '', inner = ''] = path.split('/');
  return [`${outer}/${inner}`, outer].find((folder) => kindOf(folder) in reaches);
}

function kindOf(part: string): string {
  return part.replace(/^mf-[^/]+$/, 'mf-*');
}

function folderOf(specifier: string, packages: Map<string, string>): string | undefined {
  const names = [...packages.keys()].filter((n) => `${specifier}/`.startsWith(`${n}/`));
  return names.map((name) => packages.get(name))[0];
}
