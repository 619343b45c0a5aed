import type { Plugin } from 'vite';

/** By which V8 compiles all of a file while it comes, beside the main thread, not each function when it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile a whole file before it runs.
 * @param file its name, without a hash: most of its functions are called before the page is interactive
 */
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
