/** What the files of a build have to be, for browsers to run them: https://www.w3.org/TR/sri-2/ */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, version } from 'vite';
import { hashOf } from './hash.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** The module that takes the place of Vite's. */
const CHECKED_IMPORT = join(import.meta.dirname, '../lazy/importChecked.ts');

/** By another name than Vite's, to which the federation plugin gives a file of its own. */
const UNCHECKED_IMPORT = '\0unchecked-import';

/** The name by which that helper reads the hashes: no module declares it, so that no minifier renames it. */
const PLACE = /\bBUILD_INTEGRITY\b/;

const folder = import.meta.dirname;

/** Files of the federation plugin, of which the edge and the shell ask for what they import. */
const OF_THE_PLUGIN = /remoteEntry|hostInit/;

/** An import's own file, which Vite leaves out if it is alone, and the files that needs. */
function allFiles(file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  return OF_THE_PLUGIN.test(hostId) ? [] : [...new Set([file, ...needed])];
}

/**
 * Has each `import()` ask for its files with their integrity; `writeIntegrity` puts that in when all files are built.
 * @param isOwn whether it is for this importer; what others import is preloaded by the section's manifest
 */
export function checkedImports(isOwn: (importer: string) => boolean = () => true): Plugin {
  return {
    name: 'checked-imports',
    apply: 'build',
    enforce: 'pre',
    config: {
      // After the federation plugin, which leaves out files by their names, with what of the section is in them.
      order: 'post',
      handler: () => ({ build: { modulePreload: { resolveDependencies: allFiles } } }),
    },
    resolveId(id, importer = '') {
      if (id !== PRELOAD_HELPER) return undefined;
      return isOwn(importer) ? CHECKED_IMPORT : UNCHECKED_IMPORT;
    },
    load: (id) =>
      id === UNCHECKED_IMPORT ? 'export const __vitePreload = (load) => load();' : undefined,
    // `writeIntegrity` comes after the bundler's hash: other tools must give other names, which browsers cache for good.
    augmentChunkHash: () => version + hashOf(globSync('*.ts', { cwd: folder }), folder),
  };
}

/**
 * Writes the hashes of a build's lazily imported files into its first script: whoever has checked that has checked all.
 * @param built the build's folder
 * @param first the script's path in it
 * @throws if the helper that reads them is in another file
 */
export function writeIntegrity(built: string, first: string): void {
  const texts = new Map(
    globSync('**/*.js', { cwd: built })
      .toSorted()
      .map((file) => [file, readFileSync(join(built, file), 'utf8')]),
  );
  const later = new Set([...texts.values()].flatMap(namesIn));
  const hashes: Record<string, string> = {};
  for (const [file, text] of texts) {
    if (file === first) continue;
    if (PLACE.test(text)) throw new Error(`The hashes of this build are read by ${file}.`);
    const name = basename(file);
    if (later.has(name)) hashes[name] = integrityOf(join(built, file)).replace('sha256-', '');
  }
  const written = (texts.get(first) ?? '').replace(PLACE, () => JSON.stringify(hashes));
  writeFileSync(join(built, first), written);
}

/** The names of the files that a script lists for its imports, as Vite writes that list. */
function namesIn(script: string): string[] {
  const [, list = '[]'] = /^const __vite__mapDeps=.*?m\.f=(\[[^\]]*\])/m.exec(script) ?? [];
  return (JSON.parse(list) as string[]).map((file) => basename(file));
}

/** The integrity of a file: 'sha256-…'. */
export function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
