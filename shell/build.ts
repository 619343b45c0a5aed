/** Builds the shell: its files for the browser, and its server render for the edge's Worker. */
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { contentHash } from './kit/build/contentHash.ts';
import { scopedCss } from './kit/build/css.ts';
import { loadedTogether } from './kit/build/loadedTogether.ts';
import { QUIET } from './kit/build/section.ts';

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
      output: {
        codeSplitting: {
          groups: [
            loadedTogether({
              client: resolve('src/client.tsx'),
              forms: resolve('kit/forms.ts'),
            }),
          ],
        },
      },
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
