#!/usr/bin/env node
/**
 * Builds the section in the current folder:
 *   dist/server/             its Worker, with the manifest of this build
 *   dist/assets/mf/{name}/   its files, as the Worker serves them: section.json and {build}/…
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionManifest } from '@desert/contract/page';
import { build } from 'vite';
import kitPackage from '../package.json' with { type: 'json' };
import type { SectionDefinition } from '../section/define.ts';
import { contentHash } from './contentHash.ts';
import { sectionConfig, sectionServerConfig } from './section.ts';

/** What the plugin writes for hosts; a remote in a page never asks for it. */
const HOST_ONLY = /\/(hostInit|pendingShares)-/;

const name = basename(process.cwd()).replace(/^mf-/, '');

rmSync('dist', { recursive: true, force: true });
await build({ configFile: false, logLevel: 'warn', ...sectionConfig(name) });
await build({ logLevel: 'warn', ...sectionServerConfig(name) });

const id = contentHash(['dist/browser', 'dist/server']);
const manifest: SectionManifest = {
  name,
  build: id,
  kit: kitPackage.version,
  ...browserFiles(`/mf/${name}/${id}/`),
  ...(await declared()),
};
writeFileSync(
  'dist/server/section-manifest.js',
  `export default ${JSON.stringify(manifest, null, 2)};\n`,
);
mkdirSync(`dist/assets/mf/${name}`, { recursive: true });
writeFileSync(`dist/assets/mf/${name}/section.json`, JSON.stringify(manifest));
renameSync('dist/browser', `dist/assets/mf/${name}/${id}`);
console.log(`${name}: build ${id}`);

/** The addresses of the browser build: its entry, styles, and what the entry goes on to ask for. */
function browserFiles(base: string): Pick<SectionManifest, 'entry' | 'styles' | 'preloads'> {
  type Chunk = { file: string; css?: string[]; imports?: string[] };
  const chunks = JSON.parse(readFileSync('dist/browser/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >;
  rmSync('dist/browser/.vite', { recursive: true });
  const files = Object.values(chunks).map(({ file }) => base + file);
  const entry = `${base}remoteEntry.js`;
  return {
    entry,
    styles: files.filter((file) => file.endsWith('.css')),
    preloads: files.filter(
      (file) => file.endsWith('.js') && file !== entry && !HOST_ONLY.test(file),
    ),
  };
}

/** What the edge needs of the section's declaration. */
async function declared(): Promise<Pick<SectionManifest, 'routes' | 'widgets'>> {
  const url = pathToFileURL('dist/server/declaration.js').href;
  const exported = Object.values((await import(url)) as Record<string, Partial<SectionDefinition>>);
  const section = exported.find((value) => value?.name === name && value.routes);
  if (!section?.routes) throw new Error(`declaration.tsx must export the section '${name}'`);
  return {
    routes: section.routes.map(({ path, reads, loading, signedIn }) => ({
      path,
      reads,
      loading,
      signedIn,
    })),
    widgets: Object.fromEntries(
      Object.entries(section.widgets ?? {}).map(([widget, { reads, loading }]) => [
        widget,
        { reads, loading },
      ]),
    ),
  };
}
