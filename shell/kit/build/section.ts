/** How a section is built: for the browser as a federated remote, for the edge as a Worker. */
import { federation } from '@module-federation/vite';
import type { InlineConfig, UserConfig } from 'vite';
import { scopedCss } from './css.ts';
import { plainImports } from './plain-imports.ts';
import { LAZY_SINGLETONS, requiredWith, SINGLETONS } from './shared.ts';
import { importedOf, wholeShares } from './whole-shares.ts';

/** Libraries mark client components for a framework that is not used here. */
export const QUIET = { moduleLevelDirective: false };

/** Not known before the build: written beside it. */
const MANIFEST = '@desert/kit/section-manifest';

/**
 * The Vite configuration of a section's browser build.
 * @param name the section's name: 'history' for `mf-history`
 */
export function sectionConfig(name: string): UserConfig {
  return {
    // Relative, so that one build runs under any address and a retry can ask for a new one.
    base: './',
    publicDir: false,
    css: scopedCss(),
    build: {
      outDir: 'dist/browser',
      manifest: true,
      cssCodeSplit: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/section.ts',
        checks: QUIET,
        treeshake: { propertyReadSideEffects: false },
      },
    },
    plugins: [
      plainImports(),
      wholeShares('/src/section.ts', SINGLETONS, LAZY_SINGLETONS),
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './section': './src/section.ts' },
        shared: requiredWith(importedOf(LAZY_SINGLETONS)),
        shareStrategy: 'loaded-first',
        dts: false,
        disableRemote: true,
        disableSnapshot: true,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}

/** The Vite configuration of a section's server build: its Worker, and its declaration by itself. */
export function sectionServerConfig(): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    css: scopedCss(),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      outDir: 'dist/server',
      ssr: true,
      target: 'es2024',
      minify: true,
      rolldownOptions: {
        input: { worker: 'src/worker.ts', declaration: 'src/declaration.tsx' },
        checks: QUIET,
        external: [MANIFEST],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          paths: { [MANIFEST]: './section-manifest.js' },
        },
      },
    },
  };
}
