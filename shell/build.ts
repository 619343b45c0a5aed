/** Builds the shell: its files for the browser, and its server render for the edge's Worker. */
import { readFileSync, rmSync } from 'node:fs';
import { build, type Manifest } from 'vite';
import { contentHash } from './kit/build/contentHash.ts';
import { scopedCss } from './kit/build/css.ts';
import { QUIET } from './kit/build/section.ts';

rmSync('dist', { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: 'public',
  css: scopedCss('shell'),
  define: {
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: '"web"',
    'import.meta.env.SSR': 'false',
  },
  build: {
    outDir: 'dist/browser',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/client.tsx', checks: QUIET },
  },
});

const chunks = JSON.parse(readFileSync('dist/browser/.vite/manifest.json', 'utf8')) as Manifest;
rmSync('dist/browser/.vite', { recursive: true });
const entry = chunkOf('src/client.tsx');
const files = {
  build: contentHash(['dist/browser']),
  script: `/${entry.file}`,
  styles: (entry.css ?? []).map((file) => `/${file}`),
  preloads: (entry.imports ?? []).map((key) => `/${chunkOf(key).file}`),
};

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  css: scopedCss('shell'),
  define: {
    'process.env.NODE_ENV': '"production"',
    SHELL_FILES: JSON.stringify(files),
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

function chunkOf(key: string) {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  return chunk;
}
