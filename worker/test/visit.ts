/** Visits the edge with sections that answer as a test says. */
import type { FragmentRequest, SectionManifest } from '@desert/contract/page';
import type { PageState } from '@desert/contract/shell';
import { env as bindings } from 'cloudflare:workers';
import { createEdge } from '../edge.ts';
import type { Env } from '../env.ts';
import { clearFragmentCache } from '../page/section-fragment.ts';
import { clearStyleCache } from '../page/styles.ts';
import { clearManifestCache } from '../sections/manifests.ts';
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
 * Visits the edge with a section Worker that answers as told; without one the section is not open.
 * @param assets answers for the shell's files, of which there are none otherwise
 */
export function visit(...[path, section, init, assets]: Parameters<typeof revisit>) {
  clearManifestCache();
  clearFragmentCache();
  clearStyleCache();
  return revisit(path, section, init, assets);
}

/** Visits the edge as it is after the visits before. */
export async function revisit(
  path: string,
  section?: Handler,
  init?: RequestInit,
  assets?: Handler,
) {
  const env = edgeEnv(section, assets);
  return createEdge(shell).fetch(new Request(`https://desert.test${path}`, init), env, context);
}

/** What the edge is bound to in a visit. Nothing is stored for other visitors: tests of that have more variables. */
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
    FRAGMENT_TIMEOUT_MS: 200,
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

/** What comes over a binding is a stream of bytes, whatever it was made of. */
async function overBinding(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.body) return response;
  const { readable, writable } = new IdentityTransformStream();
  // The reader learns that the response was cut off.
  response.body.pipeTo(writable).catch(() => {});
  return new Response(readable, response);
}

/** A section of which this is the manifest, and whose fragments come as told. */
export const answers =
  (fragment: Handler, published = manifest): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/fragment') {
      const { build } = await request.clone().json<FragmentRequest>();
      return build === published.build ? fragment(request) : anotherBuild(published);
    }
    return pathname.endsWith('.css') ? new Response('h1{color:red}') : Response.json(published);
  };

/** A section whose fragments are all this one. */
export const rendering = (html: BodyInit, head?: object, published?: SectionManifest): Handler =>
  answers(() => fragment(html, head), published);

/** A section that renders this HTML for every request, and records the requests. */
export function listening(html: BodyInit = '', published = manifest) {
  const asked: FragmentRequest[] = [];
  const render: Handler = async (request) => {
    asked.push(await request.json());
    return fragment(html);
  };
  return { asked, section: answers(render, published) };
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

/** How a section answers to whom goes by the manifest of another build. */
export const anotherBuild = (published: object): Response =>
  Response.json(published, { status: 409 });

/** @param head of a fragment whose HTML is no text, with its `bytes` */
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
