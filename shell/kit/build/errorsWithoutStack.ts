import type { Plugin } from 'vite';

/** React's constants that it throws and recognizes: nobody reads where they were made. */
const CONSTANT = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]\s)/g;

const EXPECTED = 5;

/**
 * Makes the errors that `react-dom` creates while it is loaded without a stack. With an inspector attached, Lighthouse's for one, V8
 * parses the whole file twice more for the source positions of each stack.
 */
export function errorsWithoutStack(): Plugin {
  return {
    name: 'errors-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const found = code.match(CONSTANT)?.length ?? 0;
        if (found !== EXPECTED)
          this.error(`react-dom creates ${found} errors at load, not ${EXPECTED}.`);
        const changed = code.replace(
          CONSTANT,
          '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
        );
        return { code: changed, map: null };
      },
    },
  };
}
