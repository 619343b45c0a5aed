/** Lets fragments reach the sections' Workers directly, as requests reach the edge: `startWorkerd`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledWorker, BundledWorkers } from '../../scripts/site/bundled-workers.ts';

/** As sections respond to what is no file. */
const FILES = `export default { fetch: () => new Response('Not found', { status: 404 }) };`;

const DOOR = `import worker from './worker.js';
const isFragment = (request) => new URL(request.url).pathname === '/fragment';
export default {
  fetch: (request, env) => isFragment(request) ? worker.fetch(request, env) : env.FILES.fetch(request),
};`;

/**
 * Splits each section into its Worker and a Worker with its files: Miniflare sends every request of a Worker with files
 * through two Workers of its own, which are not Workers on Cloudflare.
 */
export function separateFiles([edge, ...sections]: BundledWorkers): BundledWorkers {
  return [edge, ...sections.flatMap(separate)];
}

function separate({ assets, scriptPath, ...worker }: BundledWorker): BundledWorker[] {
  const { name, modulesRoot, compatibilityDate } = worker;
  const files = `${name}-files`;
  const modules = [
    { type: 'ESModule', path: join(modulesRoot, 'door.js'), contents: DOOR },
    { type: 'ESModule', path: scriptPath, contents: readFileSync(scriptPath, 'utf8') },
  ];
  const serviceBindings = { FILES: { name: files } };
  return [
    { ...worker, modules, serviceBindings },
    { name: files, modules: true, script: FILES, compatibilityDate, assets },
  ] as unknown as BundledWorker[];
}
