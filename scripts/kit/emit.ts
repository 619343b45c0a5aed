/** The kit's public types as they are now: what TypeScript declares of its entries, without comments. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import kitPackage from '../../shell/kit/package.json' with { type: 'json' };
import { root } from '../site/root.ts';
import { compilerOptions, runCompiler, scratchFolder } from './compiler.ts';
import { type Declarations, reachableFrom } from './declarations.ts';

const contract = 'worker/contract/';

// Is part of no build, so that no build can be of another version.
const { './testing': _, ...released } = kitPackage.exports;

/** The entries of the kit, and what the edge and a section's Worker say to each other. */
const sources = [
  ...Object.values(released)
    .filter((target) => typeof target === 'string')
    .map((target) => posix.join('shell/kit', target)),
  `${contract}page.ts`,
];

/** The declaration files of these. */
export const entries = sources.map((path) => path.replace(/\.tsx?$/, '.d.ts'));

/**
 * Has TypeScript declare the kit.
 * @returns the entries and what they are made of
 * @throws with what TypeScript says, where the kit's types are wrong
 */
export function currentDeclarations(): Declarations {
  const folder = scratchFolder();
  const outDir = join(folder, 'types');
  try {
    const config = {
      compilerOptions: {
        ...compilerOptions,
        // By the package's name its files would count as a library's, and not be declared.
        paths: { '@desert/contract/*': [join(root, contract, '*.ts')] },
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: root,
        outDir,
      },
      files: sources.map((path) => join(root, path)),
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const said = runCompiler(folder);
    if (said !== '') throw new Error(`The kit's types are wrong.\n${said}`);
    const declared = globSync('**/*.d.ts', { cwd: outDir }).map((found) => {
      const path = found.replaceAll('\\', '/');
      return [path, withRelativeImports(path, readFileSync(join(outDir, found), 'utf8'))] as const;
    });
    return reachableFrom(entries, new Map(declared));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Names the files of the repository by relative paths without endings, so that they can lie anywhere. */
function withRelativeImports(path: string, text: string): string {
  const toContract = posix.relative(posix.dirname(path), contract);
  return text
    .replaceAll(/(['"])@desert\/contract\//g, `$1${toContract}/`)
    .replaceAll(/(['"]\.\.?\/[^'"]*)\.tsx?(['"])/g, '$1$2');
}
