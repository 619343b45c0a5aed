import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes the federation plugin keep all exports of shared modules; the bundler drops unused ones again. Otherwise the
 * plugin guesses which are used, and a slow build fails with MISSING_EXPORT. Also fails the build if it contains a copy
 * of one of `shared`. @param lazy modules that the entry must not wait for
 */
export function createSharedNamespacesPlugin(
  folder: string,
  shared: readonly string[],
  lazy: readonly string[],
): Plugin {
  const imports = [
    ...listImported(shared, folder).map((name, at) => `import * as share${at} from '${name}';`),
    ...listImported(lazy, folder).map(
      (name, at) => `const lazyShare${at} = () => import('${name}');`,
    ),
  ].join('\n');
  return {
    name: 'shared-namespaces',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return id === join(folder, 'src/section.ts')
        ? { code: `${code}\n${imports}\n`, map: null }
        : undefined;
    },
    moduleParsed({ id }) {
      const copied = shared.find((name) => id.includes(`/node_modules/${name}/`));
      if (copied) this.error(`${copied} is the shell's: src/ has to import it itself.`);
    },
  };
}

/** The modules that a section's sources import. 'react/jsx-runtime' always counts, because JSX compiles to it. */
export function listImported(names: readonly string[], folder: string): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return names.filter(
    (name) =>
      name === 'react/jsx-runtime' || sources.some((source) => source.includes(`from '${name}'`)),
  );
}
