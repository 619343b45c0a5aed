/** Builds the shell: its files for the browser, and its server render for the edge's Worker. */
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Manifest, type ManifestChunk, type Rolldown } from 'vite';
import { contentHash } from './kit/build/contentHash.ts';
import { scopedCss } from './kit/build/css.ts';
import { QUIET } from './kit/build/section.ts';

/** The chunks that modules were given to, by the modules' ids. */
const chunkNames = new Map<string, string>();

rmSync('dist', { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: 'public',
  css: scopedCss(),
  define: {
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
    'import.meta.env.SSR': 'false',
  },
  build: {
    outDir: 'dist/browser',
    manifest: true,
    cssCodeSplit: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/client.tsx',
      checks: QUIET,
      output: { codeSplitting: { groups: [{ debugName: 'loaded together', name: nameOfChunk }] } },
    },
  },
});

const chunks = JSON.parse(readFileSync('dist/browser/.vite/manifest.json', 'utf8')) as Manifest;
rmSync('dist/browser/.vite', { recursive: true });
const entry = chunkOf('src/client.tsx');
const files = {
  build: contentHash(['dist/browser']),
  script: `/${entry.file}`,
  styles: [`/${chunkOf('style.css').file}`],
};
const pages = Object.fromEntries(
  Object.entries(chunks)
    .filter(([, { isDynamicEntry }]) => isDynamicEntry)
    .map(([source, chunk]) => [source, [...filesOf(chunk)].map((file) => `/${file}`)]),
);

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  css: scopedCss(),
  define: {
    'process.env.NODE_ENV': '"production"',
    SHELL_FILES: JSON.stringify(files),
    SHELL_PAGE_FILES: JSON.stringify(pages),
  },
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    outDir: 'dist/server',
    ssr: 'src/server.tsx',
    target: 'es2024',
    minify: true,
    rolldownOptions: { checks: QUIET },
  },
});

/**
 * What every page needs stays in one file, and what every form needs in another. By itself the bundler
 * cuts them into what other files share with them: a dozen files, of which each visitor needs most.
 */
function nameOfChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (chunkNames.size === 0) {
    const name = (chunk: string, module: string) => {
      if (chunkNames.has(module)) return;
      chunkNames.set(module, chunk);
      graph.getModuleInfo(module)?.importedIds.forEach((imported) => name(chunk, imported));
    };
    name('client', resolve('src/client.tsx'));
    name('forms', resolve('kit/forms.ts'));
  }
  return chunkNames.get(id) ?? null;
}

/** A chunk's file, and those that it imports besides the entry. */
function filesOf({ file, imports = [] }: ManifestChunk): Set<string> {
  if (file === entry.file) return new Set();
  return new Set([file, ...imports.flatMap((key) => [...filesOf(chunkOf(key))])]);
}

function chunkOf(key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
