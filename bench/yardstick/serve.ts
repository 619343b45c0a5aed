/** Builds and serves the yardstick: the same pages as one bundle without server rendering, by plain Vite. */
import { join } from 'node:path';
import type { PageState } from '@desert/contract/shell';
import { build, type InlineConfig, type Plugin, preview } from 'vite';
import { scopedCss } from '../../shell/kit/build/css.ts';

const FEDERATED = /\/SectionOutlet\.tsx$/;
const BUNDLED = join(import.meta.dirname, 'src/BundledOutlet.tsx');

const bundledSections: Plugin = {
  name: 'bundled-sections',
  enforce: 'pre',
  resolveId: (source) => (FEDERATED.test(source) ? BUNDLED : null),
  moduleParsed({ id }) {
    if (id.includes('/@module-federation/')) throw new Error(`The yardstick must do without ${id}`);
  },
};

/** @param site origin whose API and pictures are proxied @param state page state of the site */
export async function serveYardstick(site: string, state: PageState) {
  const config: InlineConfig = {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    css: scopedCss(),
    define: { SITE_STATE: JSON.stringify({ ...state, manifests: {}, responses: {} }) },
    plugins: [bundledSections],
    build: {
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { codeSplitting: false },
      },
    },
    preview: {
      host: '127.0.0.1',
      port: 0,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      proxy: { '^/(api|images)/': site },
    },
  };
  await build(config);
  const server = await preview(config);
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, [Symbol.asyncDispose]: () => server.close() };
}
