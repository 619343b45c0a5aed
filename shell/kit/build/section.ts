/** How a section is built: for the browser as a federated remote, for the edge as a Worker. */
import { basename, join } from 'node:path';
import { federation } from '@module-federation/vite';
import { type InlineConfig, mergeConfig, type UserConfig } from 'vite';
import { browserBuild, workerBuild } from './common.ts';
import { compiledAtOnce } from './compiledAtOnce.ts';
import { noGlobalChanges } from './globalChanges.ts';
import { checkedImports } from './integrity.ts';
import { loadedTogether } from './loadedTogether.ts';
import { ownSelectors } from './own-selectors.ts';
import { importedOf, sharedNamespaces } from './shared-namespaces.ts';

/** The modules of which there is one on a page: the shell brings them, sections use the shell's. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'wouter',
  'nanostores',
  '@nanostores/react',
  '@desert/kit',
];

/** Those of them that the shell fetches when they are first asked for. */
const LAZY_SINGLETONS = ['@desert/kit/forms'];

/** Without the shell a section does not run at all. */
const OF_THE_SHELL = { singleton: true, import: false, requiredVersion: false } as const;

/** Not known before the build: written beside it. */
const MANIFEST = '@desert/kit/section-manifest';

/** What the entry and the section both import, or the entry alone as soon as it runs. */
const OF_THE_PLUGIN =
  /unchecked-import|localSharedImportMap|mf-external-runtime-core|@module-federation\/runtime/;

/** The file by which a host loads a section. */
export const REMOTE_ENTRY = 'remoteEntry.js';

/** The Vite configuration of a section's browser build, a remote of Module Federation. @param folder `mf-history` */
export function sectionConfig(folder = process.cwd()): UserConfig {
  const groups = [
    { name: 'remote', test: OF_THE_PLUGIN },
    loadedTogether({ section: [join(folder, 'src/section.ts')] }),
    // One request in place of one for each small module that pages share.
    { name: 'pages', test: join(folder, 'src'), minShareCount: 3 },
  ];
  // What is only named costs time before the section's first page.
  const imported = importedOf([...SINGLETONS, ...LAZY_SINGLETONS], folder);
  return mergeConfig<UserConfig, UserConfig>(browserBuild('src/section.ts', groups), {
    root: folder,
    // Relative, so that one build runs under any address and a retry can ask for a new one.
    base: './',
    publicDir: false,
    css: { postcss: ownSelectors(sectionNameOf(folder)) },
    build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
    plugins: [
      noGlobalChanges(folder),
      // Its own sources run without any file of the plugin's.
      checkedImports((importer) => importer.startsWith(join(folder, 'src/'))),
      compiledAtOnce('section'),
      sharedNamespaces(folder, SINGLETONS, LAZY_SINGLETONS),
      federation({
        name: sectionNameOf(folder),
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

/** 'history' for the folder `mf-history`. */
export function sectionNameOf(folder: string): string {
  return basename(folder).replace(/^mf-/, '');
}

/** The Vite configuration of a section's server build: its Worker, and its declaration by itself. */
export function sectionServerConfig(): InlineConfig {
  const input = { worker: 'src/worker.ts', declaration: 'src/declaration.tsx' };
  return mergeConfig<InlineConfig, InlineConfig>(workerBuild(input), {
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
