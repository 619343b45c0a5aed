import { basename, join } from 'node:path';
/** How a section is built: for the browser as a federated remote, for the edge as a Worker. */
import { federation } from '@module-federation/vite';
import type { InlineConfig, UserConfig } from 'vite';
import { scopedCss } from './css.ts';
import { loadedTogether } from './loadedTogether.ts';
import { plainImports } from './plain-imports.ts';
import { LAZY_SINGLETONS, required, SINGLETONS } from './shared.ts';
import { importedOf, wholeShares } from './whole-shares.ts';

/** Libraries mark client components for a framework that is not used here. */
export const QUIET = { moduleLevelDirective: false };

/** Not known before the build: written beside it. */
const MANIFEST = '@desert/kit/section-manifest';

/** What the entry and the section both import, or the entry alone as soon as it runs. */
const OF_THE_PLUGIN =
  /plain-import|localSharedImportMap|mf-external-runtime-core|@module-federation\/runtime/;

/** The file by which a host loads a section. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * The Vite configuration of a section's browser build: a remote of Module Federation, which brings no copy
 * of what the host shares.
 * @param folder the section's, `mf-history` for the section 'history'
 */
export function sectionConfig(folder = process.cwd()): UserConfig {
  const name = sectionNameOf(folder);
  return {
    root: folder,
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
        output: {
          codeSplitting: {
            groups: [
              { name: 'remote', test: OF_THE_PLUGIN },
              loadedTogether({ section: join(folder, 'src/section.ts') }),
            ],
          },
        },
      },
    },
    plugins: [
      plainImports(),
      wholeShares(folder, SINGLETONS, LAZY_SINGLETONS),
      federation({
        name,
        filename: REMOTE_ENTRY,
        exposes: { './section': './src/section.ts' },
        shared: required(importedOf([...SINGLETONS, ...LAZY_SINGLETONS], folder)),
        shareStrategy: 'loaded-first',
        dts: false,
        disableRemote: true,
        disableSnapshot: true,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}

/** 'history' for the folder `mf-history`. */
export function sectionNameOf(folder: string): string {
  return basename(folder).replace(/^mf-/, '');
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
