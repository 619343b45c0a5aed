import type { Plugin } from 'vite';

const FOR_BROWSERS = /\/react-dom\/(cjs\/react-dom-)?client\b/;

/** Matches the module that requires both of React's server renderers. */
const FOR_SERVERS = /\/react-dom\/server\.edge\.js$/;

/** Code that exports only the renderer that Workers call. */
const TO_TEXT =
  "export { renderToString } from './cjs/react-dom-server-legacy.browser.production.js';";

/**
 * Drops unused renderers, which tree shaking keeps because they are CommonJS. Fails the build if the browser's is left.
 */
export function createServerReactPlugin(): Plugin {
  return {
    name: 'server-react',
    transform: {
      filter: { id: /\/react-dom\// },
      handler(code, id) {
        const source = FOR_SERVERS.test(id) ? TO_TEXT : code;
        return { code: source, map: null, moduleSideEffects: false };
      },
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const kept =
          output.type === 'chunk' && output.moduleIds.find((id) => FOR_BROWSERS.test(id));
        if (kept) this.error(`${output.fileName} contains ${kept}, which is for browsers.`);
      }
    },
  };
}
