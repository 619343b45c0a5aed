import type { Plugin } from 'vite';

/** V8 compiles all functions during loading, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks a file whose functions mostly run before the page is interactive. @param file name without its hash */
export function compiledAtOnce(file: string): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite, which inserts its preload list at the top.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((one) => one.name === file && 'code' in one);
        if (!chunk || !('code' in chunk)) return this.error(`There is no file '${file}'.`);
        chunk.code = HINT + chunk.code;
      },
    },
  };
}
