/** Imports modules of the Worker into Node, with stubs for modules that only workerd or the bundler provides. */
import { registerHooks } from 'node:module';
import type { Site } from './site.ts';

const STUB = `export const env = {}; export function waitUntil() {}
export const tracing = { enterSpan: (_, work) => work() };`;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'cloudflare:workers')
      return { url: `data:text/javascript,${STUB}`, shortCircuit: true };
    const resolved = next(specifier, context);
    const isJson = resolved.url.endsWith('.json');
    return isJson ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
  },
});

/** Imports a module of the Worker, dynamically because its types are workerd's. @param path below `worker/` */
export async function importFromWorker<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../../worker/${path}`, import.meta.url).href)) as Module;
}

type Stores = Record<'DB' | 'SEARCH', Awaited<ReturnType<Site['database']>>>;

export async function searchDifferences({ database }: Site): Promise<string[]> {
  const { differencesIn } = await importFromWorker<{
    differencesIn: (stores: Stores) => Promise<string[]>;
  }>('test/search-index.ts');
  return differencesIn({ DB: await database('DB'), SEARCH: await database('SEARCH') });
}
