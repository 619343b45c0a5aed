/** Visits the edge with a section whose responses come from the test. */
import type { FragmentRequest, SectionManifest } from '@desert/contract/pages/page';
import type { PageState } from '@desert/contract/pages/shell';
import { env as bindings } from 'cloudflare:workers';
import { createEdge } from '../edge.ts';
import type { Env } from '../env.ts';
import { clearIsolate } from '../platform/isolate/memory.ts';
import { context } from './background.ts';
import { shell } from './shell.ts';

export const manifest: SectionManifest = {
  name: 'history',
  build: 'aaaa',
  kit: '7.kkkk',
  entry: '/mf/history/aaaa/remoteEntry.js',
  styles: ['/mf/history/aaaa/style.css'],
  preloads: [],
  firstRules: [{ css: 'h1{color:red}' }, { css: 'p{color:blue}', needs: [['p']] }],
  routes: [
    {
      path: '/history/:year',
      reads: { team: '/api/history/teams/:year/' },
      loading: '',
      styleNames: [],
    },
  ],
};

export const released = (build: string, more: Partial<SectionManifest> = {}): SectionManifest => ({
  ...manifest,
  build,
  entry: `/mf/history/${build}/remoteEntry.js`,
  styles: [`/mf/history/${build}/style.css`],
  ...more,
});

export const PREVIEW_KEY = 'a secret of this test';

export type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Visits the edge with empty caches. Without `section`, no Worker is bound for History.
 * @param assets handles requests for the shell's files, which are 404 by default
 */
export function visit(...visited: Parameters<typeof revisit>) {
  clearIsolate();
  return revisit(...visited);
}

/** Visits the edge with what earlier visits cached. */
export async function revisit(
  path: string,
  section?: Handler,
  init?: RequestInit,
  assets?: Handler,
  more?: Partial<Env>,
) {
  const env = edgeEnv(section, assets, more);
  return createEdge(shell).fetch(new Request(`https://desert.test${path}`, init), env, context);
}

/** The edge's bindings in a visit. The response cache is off unless `more` sets `CACHE_MAX_AGE_MS`. */
export function edgeEnv(
  section?: Handler,
  assets: Handler = () => new Response('', { status: 404 }),
  more: Partial<Env> = {},
): Env {
  return {
    ...bindings,
    EDGE_BUILD: 'eeee',
    ASSETS: { fetch: async (input: RequestInfo) => assets(new Request(input)) },
    SECTIONS: [{ name: 'history', label: 'History', path: '/history', widgets }],
    CREDIT: { name: 'somebody', links: [] },
    // Tests of a hanging section wait for it; on a busy machine, others take a while.
    FRAGMENT_TIMEOUT_MS: 1000,
    FRAGMENT_MAX_BYTES: 10_000,
    PREVIEW_KEY,
    CACHE_MAX_AGE_MS: 0,
    ...(section && { MF_HISTORY: { fetch: sectionFetch(section) } }),
    ...more,
  } as unknown as Env;
}

const widgets = ['home', 'search', 'member'];

export function sectionFetch(handle: Handler) {
  return async (input: RequestInfo, init?: RequestInit) => {
    const { signal, ...rest } = init ?? {};
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    return Promise.race([overBinding(handle(new Request(input, rest))), aborted]);
  };
}

/** Turns the body into a stream of bytes, as a service binding does. */
async function overBinding(pending: Response | Promise<Response>): Promise<Response> {
  const response = await pending;
  if (!response.body) return response;
  const { readable, writable } = new IdentityTransformStream();
  // The reader of the new body gets the error.
  response.body.pipeTo(writable).catch(() => {});
  return new Response(readable, response);
}

/** A section with this manifest, whose fragments `fragment` renders. Requests for another build get a 409. */
export const sectionWith =
  (fragment: Handler, published = manifest): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/fragment') {
      const { build } = await request.clone().json<FragmentRequest>();
      return build === published.build ? fragment(request) : anotherBuild(published);
    }
    return pathname.endsWith('.css') ? new Response('h1{color:red}') : Response.json(published);
  };

/** A section that renders the same fragment for every request. */
export const rendering = (html: BodyInit, head?: object, published?: SectionManifest): Handler =>
  sectionWith(() => fragment(html, head), published);

/** A section that renders this HTML for every request, and records the requests. */
export function listening(html: BodyInit = '', published = manifest) {
  const fragmentRequests: FragmentRequest[] = [];
  const render: Handler = async (request) => {
    fragmentRequests.push(await request.json());
    return fragment(html);
  };
  return { asked: fragmentRequests, section: sectionWith(render, published) };
}

/** Visits the edge as `visit` does, and reads the page. */
export async function readPage(...visited: Parameters<typeof revisit>) {
  const response = await visit(...visited);
  const html = await response.text();
  return {
    response,
    status: response.status,
    html,
    get state() {
      return stateIn(html);
    },
  };
}

/** A section's response to a request for another build: 409 with its own manifest. */
export const anotherBuild = (published: object): Response =>
  Response.json(published, { status: 409 });

/** A fragment: a line with its head, then the HTML. @param head has to set `bytes` if the HTML is not a string */
export function fragment(html: BodyInit, head: object = {}): Response {
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html).length : 1000;
  const told = { status: 200, title: 'A season', description: 'Told', bytes, ...head };
  const line = `${JSON.stringify(told)}\n`;
  if (typeof html === 'string') return new Response(line + html);
  const reader = new Response(html).body!.getReader();
  return new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(line)),
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    }),
  );
}

export function stateIn(html: string): PageState {
  const json = /<script type="application\/json" id="page-state">(.*)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json!) as PageState;
}
