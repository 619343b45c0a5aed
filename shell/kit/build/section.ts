/** Vite configurations of a section: a federated remote for the browser, a Worker for the edge. */
import { basename, join } from 'node:path';
import { federation } from '@module-federation/vite';
import { type InlineConfig, mergeConfig, type UserConfig } from 'vite';
import { defineBrowserBuild, defineWorkerBuild } from './common.ts';
import { createEagerCompilePlugin } from './compiledAtOnce.ts';
import { createGlobalChangesPlugin } from './globalChanges.ts';
import { createCheckedImportsPlugin } from './integrity.ts';
import { defineChunkGroups } from './loadedTogether.ts';
import { createSelectorCheck } from './own-selectors.ts';
import { listImported, createSharedNamespacesPlugin } from './shared-namespaces.ts';

/** Modules that the shell shares with all sections. It loads `LAZY_SINGLETONS` on demand. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@desert/kit'];

const LAZY_SINGLETONS = ['@desert/kit/forms'];

/** Federation settings of a shared module. Sections contain no copy, so the shell must provide it. */
const OF_THE_SHELL = { singleton: true, import: false, requiredVersion: false } as const;

/** Module id of the manifest, which is external because it is written after the build. */
const MANIFEST = '@desert/kit/section-manifest';

const OF_THE_PLUGIN =
  /unchecked-import|localSharedImportMap|mf-external-runtime-core|@module-federation\/runtime/;

export const REMOTE_ENTRY = 'remoteEntry.js';

export function defineSectionConfig(folder = process.cwd()): UserConfig {
  const groups = [
    { name: 'remote', test: OF_THE_PLUGIN },
    ...defineChunkGroups({ section: [join(folder, 'src/section.ts')] }),
    // Bundles modules that at least three chunks share in one file.
    { name: 'pages', test: join(folder, 'src'), minShareCount: 3 },
  ];
  // Sharing unused modules would slow the section's first page.
  const imported = listImported([...SINGLETONS, ...LAZY_SINGLETONS], folder);
  return mergeConfig<UserConfig, UserConfig>(defineBrowserBuild('src/section.ts', groups), {
    root: folder,
    // Relative, so that a build runs under any address, and a retry can use a new address.
    base: './',
    publicDir: false,
    css: { postcss: createSelectorCheck() },
    build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
    plugins: [
      createGlobalChangesPlugin(folder),
      // The plugin's imports use another helper, so that the section's own need no file of the plugin.
      createCheckedImportsPlugin((importer) => importer.startsWith(join(folder, 'src/'))),
      createEagerCompilePlugin('section'),
      createSharedNamespacesPlugin(folder, SINGLETONS, LAZY_SINGLETONS),
      federation({
        name: toSectionName(folder),
        filename: REMOTE_ENTRY,
        exposes: { './section': './src/section.ts' },
        shared: Object.fromEntries(imported.map((name) => [name, OF_THE_SHELL])),
        shareStrategy: 'loaded-first',
        dts: false,
        disableRemote: true,
        disableSnapshot: true,
        experiments: { externalRuntime: true },
      }),
    ],
  });
}

export function toSectionName(folder: string): string {
  return basename(folder).replace(/^mf-/, '');
}

export function defineSectionServerConfig(): InlineConfig {
  const input = { worker: 'src/worker.ts', declaration: 'src/declaration.tsx' };
  return mergeConfig<InlineConfig, InlineConfig>(defineWorkerBuild(input), {
    css: { postcss: createSelectorCheck() },
    plugins: [createGlobalChangesPlugin(process.cwd(), 'own')],
    build: {
      rolldownOptions: {
        external: [MANIFEST],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          paths: { [MANIFEST]: './section-manifest.js' },
        },
      },
    },
  });
}
