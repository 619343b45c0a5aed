/**
 * Replaces Vite's helper around `import()`: preloads files with integrity, so that the import finds
 * the checked module. docs/decisions/0049-integrity-hashes.md
 */

/**
 * Base64 SHA-256 by file name, or the address and the integrity of a file with them. Inserted by the build
 * (`shell/kit/build/integrity.ts`). A page's own style sheet has the name of its script: 'TeamPage-1.css'.
 */
declare const BUILD_INTEGRITY: Hashes | string;

type Hashes = Record<string, string>;

let hashes: Promise<Hashes> | undefined;

/** Fetches the hashes once, if they are needed and in a file of their own. Rejects on failure; the next call tries again. */
export async function fetchHashes(isNeeded = () => true): Promise<Hashes> {
  // Read once, because the build replaces a single place.
  const source = BUILD_INTEGRITY;
  if (typeof source !== 'string') return source;
  if (!isNeeded()) return {};
  const [address = '', integrity = ''] = source.split(' ');
  hashes ??= fetch(address, { integrity }).then((response) => response.json() as Promise<Hashes>);
  try {
    return await hashes;
  } catch (error) {
    hashes = undefined;
    throw error;
  }
}

const isInDocument = (path: string) =>
  document.querySelector(`head > :is([href="${path}"], [src="${path}"])`) !== null;

/**
 * Loads files for `import()`. Rejects if a file does not match its hash. @param files the module's file and its
 * dependencies, as Vite lists them @param importer base address of `files`; the site's root by default
 */
// oxlint-disable-next-line eslint/no-underscore-dangle -- it is imported by that name
export async function __vitePreload<T>(
  load: () => Promise<T>,
  files: string[] = [],
  importer = `${location.origin}/`,
): Promise<T> {
  const toPath = (file: string) => new URL(file, importer).pathname;
  const all = await fetchHashes(() => !files.every((file) => isInDocument(toPath(file))));
  const findHash = (file: string) => {
    const hash = all[file.slice(file.lastIndexOf('/') + 1)];
    return hash === undefined ? undefined : `sha256-${hash}`;
  };
  const sheets: Promise<void>[] = [];
  for (const file of files) {
    const hash = findHash(file);
    if (hash === undefined) continue;
    preloadModule(toPath(file), hash);
    const sheet = file.replace(/js$/, 'css');
    const sheetHash = findHash(sheet);
    if (sheetHash !== undefined) sheets.push(loadSheet(toPath(sheet), sheetHash));
  }
  const [module] = await Promise.all([load(), ...sheets]);
  return module;
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

export function hasSheet(href: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${href}"]:not([media])`) !== null;
}

const loading = new Map<string, Promise<void>>();

/** Resolves when a style sheet applies; rejects on an error. @param integrity 'sha256-…'; '' if unknown */
export function loadSheet(href: string, integrity = ''): Promise<void> {
  const cached = loading.get(href) ?? (hasSheet(href) ? Promise.resolve() : undefined);
  if (cached) return cached;
  const added = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('integrity', integrity);
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
    document.head.append(link);
  }).finally(() => loading.delete(href));
  loading.set(href, added);
  return added;
}
