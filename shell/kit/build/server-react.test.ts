import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineWorkerBuild } from './common.ts';

let folder: string;

beforeEach(() => {
  // React resolves only from a folder inside the kit.
  const cache = join(import.meta.dirname, '../.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a Worker. @returns the ids of its modules */
async function modulesOf(text: string): Promise<string[]> {
  const entry = join(folder, 'worker.ts');
  writeFileSync(entry, text);
  const config = mergeConfig(defineWorkerBuild({ worker: entry }), {
    logLevel: 'silent',
    build: { write: false },
  });
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  return output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []));
}

it('the Worker build contains React’s renderer for Workers, and no other', async () => {
  const modules = await modulesOf(`
    import { hydrateRoot } from 'react-dom/client';
    import { renderToString } from 'react-dom/server.edge';
    const mount = () => hydrateRoot(document.body, null);
    export default renderToString;
  `);
  const renderers = modules.filter((id) => /react-dom-(client|server)/.test(id));
  expect(renderers.map((id) => /react-dom-[\w.-]+$/.exec(id)?.[0])).toEqual([
    'react-dom-server-legacy.browser.production.js',
  ]);
});

it('the build of a Worker fails if it contains React’s renderer for browsers', async () => {
  const kept = "import { hydrateRoot } from 'react-dom/client'; export default hydrateRoot;";
  await expect(modulesOf(kept)).rejects.toThrow(
    /contains .*react-dom.*client.*, which is for browsers/,
  );
});
