/**
 * A stand-in for a section's Worker: the real one with the fault that the last `POST /fault` named. Each change of the
 * fault is a release with a build of its own, so that no cache has responses of it. It publishes no integrity hashes,
 * since faults change its files.
 */
import { type Fault, FAULTS, type Spoil } from './spoil.ts';

interface Answering<Input extends unknown[]> {
  fetch: (request: Request, ...input: Input) => Promise<Response>;
}

/** Wraps a section's built Worker, which has its files as `ASSETS`. */
export function standIn(section: Answering<[]>) {
  let fault: Fault = 'none';
  let release = 0;

  async function respond(request: Request, files: Answering<[]>): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/fragment') return renderedBy(section, request, release);
    const real = new URL(request.url.replace(/(\/[0-9a-f]{10})r\d+\//, '$1/'));
    const file = await files.fetch(new Request(real, { method: request.method }));
    if (pathname.endsWith('section.json')) return renamed(file, release);
    return /\/section-[^/]+\.js$/.test(pathname) ? withoutHashes(file) : file;
  }

  return {
    async fetch(request: Request, { ASSETS }: { ASSETS: Answering<[]> }): Promise<unknown> {
      const { pathname } = new URL(request.url);
      if (pathname === '/fault') {
        fault = (await request.text()) as Fault;
        release += 1;
        return new Response(fault);
      }
      const ask = (request: Request) => respond(request, ASSETS);
      const [path, spoil]: [RegExp, Spoil] = FAULTS[fault];
      return path.test(pathname) ? spoil(request, ask) : ask(request);
    },
  };
}

/** Passes a request for the build of a release to the real Worker, which responds 409 if the release is another one. */
async function renderedBy(section: Answering<[]>, request: Request, release: number) {
  const asked = await request.text();
  const body = asked.replace(new RegExp(`("build":"[0-9a-f]{10})r${release}"`), '$1"');
  const response = await section.fetch(new Request(request.url, { method: 'POST', body }));
  return response.status === 409 ? renamed(response, release) : response;
}

/** Removes the hashes of files that are loaded later from the script that a section's pages share. */
async function withoutHashes(file: Response): Promise<Response> {
  const text = (await file.text()).replace(/\{("[^"]+\.(?:js|css)":"[\w+/]{43}=",?)+\}/, '{}');
  const headers = new Headers(file.headers);
  headers.delete('content-length');
  return new Response(text, { status: file.status, headers });
}

/** Renames the build in a response to that of a release ('abcdef0123' to 'abcdef0123r7'), and removes the hashes. */
async function renamed(response: Response, release: number): Promise<Response> {
  const text = await response.text();
  const [, build = '-'] = /"build":\s*"([0-9a-f]{10})"/.exec(text) ?? [];
  const unchecked = text.replace(/,"integrity":\{[^}]*\}/, '');
  return new Response(unchecked.replaceAll(build, `${build}r${release}`), response);
}
