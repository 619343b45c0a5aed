import { posix } from 'node:path';
import { builtImportsOf } from '../../checks/imports-of.ts';
import type { Files } from '../../checks/repository.ts';

const CONTRACT = '@desert/contract/';

/**
 * The files of the contract that builds of sections contain: what their scripts and the kit's import, and
 * what that imports. Of the kit all counts, since a section's manifest has a hash of all its rendering code.
 *
 * @param sections their folders
 * @param scripts the repository's, without those of tests
 * @returns by folder, paths like 'worker/contract/news.ts'
 */
export function contractOf(sections: string[], scripts: Files): Map<string, Set<string>> {
  const imported = new Map(
    [...scripts]
      .filter(([path]) => /^(mf-[^/]+|shell\/kit|worker\/contract)\//.test(path))
      .map(([path, code]) => [path, contractImports(path, code)]),
  );
  const behind = (section: string) => {
    const from = [...imported].filter(([path]) =>
      ['shell/kit', section].some((folder) => isIn(folder, path)),
    );
    const reached = new Set(from.flatMap(([, files]) => files));
    // What is added on the way is visited, too.
    for (const path of reached) for (const next of imported.get(path) ?? []) reached.add(next);
    return reached;
  };
  return new Map(sections.map((section) => [section, behind(section)]));
}

function contractImports(path: string, code: string): string[] {
  const targets = builtImportsOf(path, code).map((specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
    return specifier.replace(CONTRACT, 'worker/contract/').concat('.ts');
  });
  return targets.filter((target) => isIn('worker/contract', target));
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}
