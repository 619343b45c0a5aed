/** How a section is built: for the browser as a federated remote, for the edge as a Worker. */
import { join } from 'node:path';
import type { InlineConfig, UserConfig } from 'vite';
import { scopedCss } from './css.ts';
import { loadedTogether } from './loadedTogether.ts';
import { LAZY_SINGLETONS, SINGLETONS } from './shared.ts';
import { sharedImports } from './sharedImports.ts';

/** Libraries mark client components for a framework that is not used here. */
export const QUIET = { moduleLevelDirective: false };

/** Not known before the build: written beside it. */
const MANIFEST = '@desert/kit/section-manifest';

/** The file by which a host loads a section. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/**
 * The Vite configuration of a section's browser build: a remote of Module Federation, which brings no copy
 * of what the host shares.
 * @param folder the section's
 */
export function sectionConfig(folder = process.cwd()): UserConfig {
  const section = join(folder, 'src/section.ts');
  return {
    root: folder,
    // Relative, so that one build runs under any address and a retry can ask for a new one.
    base: './',
    publicDir: false,
    css: scopedCss(),
    resolve: { alias: { 'virtual:section': section } },
    define: {
      'process.env.NODE_ENV': '"production"',
      SHARED_MODULES: JSON.stringify(SINGLETONS),
    },
    build: {
      outDir: 'dist/browser',
      manifest: true,
      cssCodeSplit: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, '../remote/remoteEntry.ts'),
        formats: ['es'],
        fileName: () => REMOTE_ENTRY,
        cssFileName: 'style',
      },
      rolldownOptions: {
        checks: QUIET,
        output: {
          minify: true,
          comments: false,
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [loadedTogether({ section })] },
        },
      },
    },
    plugins: [sharedImports(REMOTE_ENTRY, { atOnce: SINGLETONS, later: LAZY_SINGLETONS })],
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
