/** Builds the yardstick: the same pages as one client-only bundle, by a plain Vite build. */
import { join } from 'node:path';
import type { PageState } from '@desert/contract/page';
import { build, type Plugin } from 'vite';
import { scopedCss } from '../../shell/kit/build/css.ts';

const FEDERATED = /\/SectionOutlet\.tsx$/;
const BUNDLED = join(import.meta.dirname, 'src/BundledOutlet.tsx');

/**
 * @param state what the site tells its pages of itself: its sections, its credit
 * @returns the folder with the build
 */
export async function buildYardstick(state: PageState): Promise<string> {
  const outDir = join(import.meta.dirname, 'dist');
  const outlet = bundleSections();
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    css: scopedCss(),
    define: { SITE_STATE: JSON.stringify({ ...state, manifests: {}, answers: {} }) },
    plugins: [outlet.plugin],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { codeSplitting: false },
      },
    },
  });
  if (!outlet.replaced()) throw new Error('The shell has no SectionOutlet.tsx any more.');
  return outDir;
}

/** Puts the sections themselves where the shell would load them by Module Federation. */
function bundleSections(): { plugin: Plugin; replaced: () => boolean } {
  let replaced = false;
  const plugin: Plugin = {
    name: 'bundle-sections',
    enforce: 'pre',
    resolveId(source) {
      if (!FEDERATED.test(source)) return null;
      replaced = true;
      return BUNDLED;
    },
    moduleParsed({ id }) {
      // It would make the yardstick heavier than a plain build is.
      if (id.includes('/@module-federation/'))
        throw new Error(`The yardstick must do without ${id}`);
    },
  };
  return { plugin, replaced: () => replaced };
}
