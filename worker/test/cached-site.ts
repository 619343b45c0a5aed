/** An edge with a response cache and one section, whose HTML names the viewer. */
import type { FragmentRequest } from '@desert/contract/pages/page';
import { createEdge } from '../edge.ts';
import { countRowsRead } from '../platform/database/rows-read.ts';
import { clearIsolate } from '../platform/isolate/memory.ts';
import { env } from './account.ts';
import { shell } from './shell.ts';
import { sectionWith, edgeEnv, fragment, type Handler, manifest } from './visit.ts';

let count = 0;

const page: Handler = async (request) => {
  const { viewer, path } = await request.json<FragmentRequest>();
  return fragment(`<h1>${path}</h1><p>for ${viewer?.username ?? 'everybody'}</p>`);
};

export interface Browser {
  /** The `Cookie` header. */
  cookie?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Creates one with a new origin and empty caches. @param section handles the requests to the section's Worker */
export function newCachedSite(section: Handler = sectionWith(page, { ...manifest, styles: [] })) {
  const origin = `https://cached-${(count += 1)}.test`;
  const behind: Promise<unknown>[] = [];
  const { database, rowsRead } = countRowsRead(env.DB);
  const edge = createEdge(shell);
  const vars = {
    CACHE_MAX_AGE_MS: 10_000,
    DB: Object.assign(database, { withSession: () => database, getBookmark: () => null }),
  };
  const bindings = edgeEnv(section, () => new Response(''), vars);
  const context = {
    waitUntil: (promise: Promise<unknown>) => void behind.push(promise),
  } as unknown as ExecutionContext;
  clearIsolate();

  function ask(path: string, { cookie, method = 'GET', headers = {} }: Browser = {}) {
    const sent = { origin, ...headers, ...(cookie !== undefined && { cookie }) };
    return edge.fetch(new Request(origin + path, { method, headers: sent }), bindings, context);
  }
  async function settled() {
    while (behind.length > 0) await behind.shift();
  }
  return {
    ask,
    read: async (path: string, browser?: Browser) => (await ask(path, browser)).text(),
    /** Waits for everything passed to `waitUntil`. */
    settled,
    /** Clears the memory, as if the next request reached another isolate of the data center. */
    inAnotherIsolate: async () => {
      await settled();
      clearIsolate();
    },
    /** Returns the number of rows read from D1 so far. */
    rowsRead,
  };
}
