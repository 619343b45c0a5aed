/** Subresource integrity of a build's files: https://www.w3.org/TR/sri-2/ */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { type Plugin, version } from 'vite';
import { hashFiles } from './hash.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

const CHECKED_IMPORT = join(import.meta.dirname, '../lazy/importChecked.ts');

/** Id of a helper that imports unchecked. If it had Vite's id, the federation plugin would create a chunk for it. */
const UNCHECKED_IMPORT = '\0unchecked-import';

/** Matches the placeholder of the hashes, an undeclared global, which minifiers do not rename. */
const PLACE = /\bBUILD_INTEGRITY\b/;

const folder = import.meta.dirname;

/** Matches the federation plugin's files. The edge and the shell check what they import. */
const OF_THE_PLUGIN = /remoteEntry|hostInit/;

/** Files that an `import()` preloads, including the module itself; none for the federation plugin's files. */
function listPreloadedFiles(
  file: string,
  needed: string[],
  { hostId }: { hostId: string },
): string[] {
  return OF_THE_PLUGIN.test(hostId) ? [] : [...new Set([file, ...needed])];
}

/**
 * Makes each `import()` check its files' integrity; `writeIntegrity` inserts the hashes. @param isOwn whether to check
 * the imports of a module
 */
export function createCheckedImportsPlugin(
  isOwn: (importer: string) => boolean = () => true,
): Plugin {
  return {
    name: 'checked-imports',
    apply: 'build',
    enforce: 'pre',
    config: {
      // Replaces the function of the federation plugin, which drops files by name.
      order: 'post',
      handler: () => ({ build: { modulePreload: { resolveDependencies: listPreloadedFiles } } }),
    },
    resolveId(id, importer = '') {
      if (id !== PRELOAD_HELPER) return undefined;
      return isOwn(importer) ? CHECKED_IMPORT : UNCHECKED_IMPORT;
    },
    load: (id) =>
      id === UNCHECKED_IMPORT ? 'export const __vitePreload = (load) => load();' : undefined,
    // `writeIntegrity` runs after the bundler hashes names, so a change of the tools must change
    // file names, which browsers cache as immutable.
    augmentChunkHash: () => version + hashFiles(globSync('*.ts', { cwd: folder }), folder),
  };
}

/** Writes the hashes of lazy files and sheets into the script `first`, or into a file whose hash it has. @returns that file */
export function writeIntegrity(built: string, first: string, isApart = false): string | undefined {
  const texts = new Map(
    globSync('**/*.js', { cwd: built })
      .toSorted()
      .map((file) => [file, readFileSync(join(built, file), 'utf8')]),
  );
  const later = new Set([...texts.values()].flatMap(readPreloadNames));
  const hashes: Record<string, string> = {};
  for (const [file, text] of texts) {
    if (file === first) continue;
    if (PLACE.test(text)) throw new Error(`The hashes of this build are read by ${file}.`);
    const name = basename(file);
    if (!later.has(name)) continue;
    for (const at of [file, file.replace(/js$/, 'css')].filter((path) =>
      existsSync(join(built, path)),
    ))
      hashes[basename(at)] = computeIntegrity(join(built, at)).replace('sha256-', '');
  }
  const apart = isApart ? writeHashes(built, first, JSON.stringify(hashes)) : undefined;
  const value = apart ? `/${apart} ${computeIntegrity(join(built, apart))}` : hashes;
  const written = (texts.get(first) ?? '').replace(PLACE, () => JSON.stringify(value));
  writeFileSync(join(built, first), written);
  return apart;
}

function writeHashes(built: string, first: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const path = posix.join(posix.dirname(first), `integrity-${hash}.json`);
  writeFileSync(join(built, path), json);
  return path;
}

/** Parses the list of lazily loaded files that Vite writes into a script. @returns base names; none without a list */
function readPreloadNames(script: string): string[] {
  const [, list = '[]'] = /^const __vite__mapDeps=.*?m\.f=(\[[^\]]*\])/m.exec(script) ?? [];
  return (JSON.parse(list) as string[]).map((file) => basename(file));
}

export function computeIntegrity(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
