import { join } from 'node:path';
import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** By another name than Vite's, to which the federation plugin gives a file of its own. */
const PLAIN_IMPORT = '\0plain-import';

/** For the section's own sources, which then run without any file of the plugin's. */
const OWN_IMPORT = '\0own-import';

/**
 * Leaves out Vite's helper that preloads what a dynamic import goes on to ask for: the edge and the
 * shell preload all files of a section by its manifest. Spares a section a file, and 0.7 KB.
 * @param folder the section's
 */
export function plainImports(folder: string): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== PRELOAD_HELPER) return;
      return importer?.startsWith(join(folder, 'src/')) ? OWN_IMPORT : PLAIN_IMPORT;
    },
    load(id) {
      if (id !== PLAIN_IMPORT && id !== OWN_IMPORT) return;
      return 'export const __vitePreload = (load) => load();';
    },
  };
}
