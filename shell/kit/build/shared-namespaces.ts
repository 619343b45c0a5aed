import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes the federation plugin hand a section all exports of the shared modules. By itself it keeps
 * those that it saw in use when the module graph was quiet for 10 ms, which on a busy machine is in the
 * middle of a build: the build then fails with MISSING_EXPORT. A namespace import, in the first module
 * it reads, tells it that all of them are in use. What a section does not use is dropped again when it
 * is bundled, since reading a property has no effect (`treeshake` in section.ts).
 * @param folder the section's
 * @param shared the names of the shared modules; those that no source imports are left out
 * @param lazy those which the entry must not wait for
 */
export function sharedNamespaces(
  folder: string,
  shared: readonly string[],
  lazy: readonly string[],
): Plugin {
  const imports = [
    ...importedOf(shared, folder).map((name, at) => `import * as share${at} from '${name}';`),
    ...importedOf(lazy, folder).map(
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

/** Which modules the section's own sources import; what JSX becomes imports one more. */
export function importedOf(names: readonly string[], folder: string): string[] {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return names.filter(
    (name) =>
      name === 'react/jsx-runtime' || sources.some((source) => source.includes(`from '${name}'`)),
  );
}
