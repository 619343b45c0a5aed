/** An edge that stores what it answers, with one section that says for whom it was asked. */
import type { FragmentRequest } from '@desert/contract/page';
import { countRowsRead } from '../database/rows-read.ts';
import { createEdge } from '../edge.ts';
import { clearFragmentCache } from '../page/section-fragment.ts';
import { clearStyleCache } from '../page/styles.ts';
import { forgetChanges } from '../response-cache/policy.ts';
import { clearResponses } from '../response-cache/response-cache.ts';
import { clearManifestCache } from '../sections/manifests.ts';
import { env } from './account.ts';
import { shell } from './shell.ts';
import { answers, edgeEnv, fragment, type Handler, manifest } from './visit.ts';

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

/** Starts one at an address of its own. @param section answers in place of the section */
export function newCachedSite(section: Handler = answers(page, { ...manifest, styles: [] })) {
  const origin = `https://cached-${(count += 1)}.test`;
  const behind: Promise<unknown>[] = [];
  const { database, rowsRead } = countRowsRead(env.DB);
  const edge = createEdge(shell);
  const vars = {
    CACHE_MAX_AGE_MS: 10_000,
    DB: Object.assign(database, { withSession: () => database }),
  };
  const bindings = edgeEnv(section, () => new Response(''), vars);
  const context = {
    waitUntil: (promise: Promise<unknown>) => void behind.push(promise),
  } as unknown as ExecutionContext;
  const forget = () => {
    clearManifestCache();
    clearFragmentCache();
    clearStyleCache();
    clearResponses();
    forgetChanges();
  };
  forget();

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
    /** Waits for all that goes on behind the visitors' backs. */
    settled,
    /** Goes on as another isolate of the data center does. */
    inAnotherIsolate: async () => {
      await settled();
      forget();
    },
    /** Rows that were read from D1. */
    rowsRead,
  };
}
