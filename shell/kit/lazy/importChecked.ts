/**
 * Replaces Vite's helper around `import()`: preloads files with integrity, so that the import finds
 * the checked module. docs/decisions/0049-integrity-hashes.md
 */

/** Base64 SHA-256 by file name, inserted by the build (`shell/kit/build/integrity.ts`). */
declare const BUILD_INTEGRITY: Record<string, string>;

/**
 * Loads files for `import()`. Rejects if a file does not match its hash. @param files the module's file and its
 * dependencies, as Vite lists them @param importer base address of `files`; the site's root by default
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

/** Preloads a module once. A later import gets the same result or error. @param integrity 'sha256-…'; '' if unknown */
export function preloadModule(href: string, integrity = ''): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.setAttribute('integrity', integrity);
  link.href = href;
  document.head.append(link);
}
