/** The kit's public types as they are now: what TypeScript declares of its entries, without comments. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import kitPackage from '../../shell/kit/package.json' with { type: 'json' };
import { root } from '../site/root.ts';
import { compile } from './compile.ts';

/** Declaration files by their paths from the repository's folder, without an ending: 'shell/kit/index'. */
export type Declarations = Map<string, string>;

const contract = 'worker/contract/';

/** What sections use of the kit, and what the edge and a section's Worker send each other. */
const sources = [
  ...(['.', './forms', './server'] as const).map((name) =>
    posix.join('shell/kit', kitPackage.exports[name]),
  ),
  `${contract}page.ts`,
];

/** The declaration files of these. */
export const entries = sources.map(withoutEnding);

/**
 * Has TypeScript declare the kit.
 * @returns the entries and what they are made of, sorted by path
 * @throws with what TypeScript says, where the kit's types are wrong
 */
export function currentDeclarations(): Declarations {
  return compile(
    (folder) => ({
      compilerOptions: {
        // By the package's name its files would count as a library's, and not be declared.
        paths: { '@desert/contract/*': [join(root, contract, '*.ts')] },
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: root,
        outDir: folder,
      },
      files: sources.map((path) => join(root, path)),
    }),
    (folder, errors) => {
      if (errors !== '') throw new Error(`The kit's types are wrong.\n${errors}`);
      const declared = globSync('**/*.d.ts', { cwd: folder }).map((found) => {
        const path = withoutEnding(found.replaceAll('\\', '/'));
        return [
          path,
          withRelativeImports(path, readFileSync(join(folder, found), 'utf8')),
        ] as const;
      });
      return reachableFrom(entries, new Map(declared));
    },
  );
}

/** @throws where a declaration is missing: to TypeScript its types would fit everywhere */
export function reachableFrom(from: string[], all: Declarations): Declarations {
  const reached = new Set(from);
  // A set hands out what is added while it is walked.
  for (const path of reached) {
    const text = all.get(path);
    if (text === undefined) throw new Error(`There is no ${path}.`);
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]*)['"]/g)) {
      reached.add(posix.join(posix.dirname(path), specifier));
    }
  }
  return new Map([...reached].toSorted().map((path) => [path, all.get(path) ?? '']));
}

/** Names the files of the repository by relative paths without endings, so that they can lie anywhere. */
function withRelativeImports(path: string, text: string): string {
  const toContract = posix.relative(posix.dirname(path), contract);
  return text
    .replaceAll(/(['"])@desert\/contract\//g, `$1${toContract}/`)
    .replaceAll(/(['"]\.\.?\/[^'"]*)\.tsx?(['"])/g, '$1$2');
}

function withoutEnding(path: string): string {
  return path.replace(/(\.d)?\.tsx?$/, '');
}
