/**
 * In place of Vite's helper around each `import()` of the shell's and a section's own sources: what such a module consists of
 * is asked for with its integrity, by a hint that goes first. The import then finds it in the page's module map, or that it failed.
 * docs/decisions/0049-what-was-deployed.md
 */
import { preloadModule } from './preloadModule.ts';

/** SHA-256 of the build's files by their names; the build puts it in (`shell/kit/build/integrity.ts`). */
declare const BUILD_INTEGRITY: Record<string, string>;

/**
 * Imports a module of this build; rejects where one of its files is not what was built. The name is Vite's.
 * @param load the import
 * @param files the module's own file and those that it needs at once, as Vite writes their addresses
 * @param importer the address of the module that imports it; none where the files are addressed from the site's root
 */
// oxlint-disable-next-line eslint/no-underscore-dangle -- it is imported by that name
export function __vitePreload<T>(
  load: () => Promise<T>,
  files: string[] = [],
  importer = `${location.origin}/`,
): Promise<T> {
  for (const file of files) {
    const hash = BUILD_INTEGRITY[file.slice(file.lastIndexOf('/') + 1)];
    if (hash !== undefined) preloadModule(new URL(file, importer).pathname, `sha256-${hash}`);
  }
  return load();
}
