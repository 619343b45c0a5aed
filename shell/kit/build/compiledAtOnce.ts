import type { Plugin } from 'vite';

/** Magic comment: V8 compiles all functions of the file while it loads, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds `HINT` to a chunk. @param file the chunk's name */
export function createEagerCompilePlugin(file: string): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite, which inserts its preload list at the top.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((entry) => entry.name === file && 'code' in entry);
        if (!chunk || !('code' in chunk)) return this.error(`There is no file '${file}'.`);
        chunk.code = HINT + chunk.code;
      },
    },
  };
}
