import type { Plugin } from 'vite';

/** V8 compiles all functions of the file while it loads, beside the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks a file most of whose functions are called before the page is interactive. @param file its name without a hash */
export function compiledAtOnce(file: string): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // Nothing may come in front of it, and Vite puts the files that it preloads there.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((one) => one.name === file && 'code' in one);
        if (!chunk || !('code' in chunk)) return this.error(`There is no file '${file}'.`);
        chunk.code = HINT + chunk.code;
      },
    },
  };
}
