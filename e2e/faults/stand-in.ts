/**
 * A stand-in for a section's Worker: the real one, spoiled in the way that `POST /fault` names last. Each
 * such change is a release with a build identity of its own, so nobody can answer from what they keep. Its files are what was
 * released: it says of none what it has to be.
 */
import { type Fault, FAULTS, type Spoil } from './spoil.ts';

interface Answering<Input extends unknown[]> {
  fetch: (request: Request, ...input: Input) => Promise<Response>;
}

/** Wraps a section's built Worker, which has its files as `ASSETS`. */
export function standIn(section: Answering<[]>) {
  let fault: Fault = 'none';
  let release = 0;

  async function answer(request: Request, files: Answering<[]>): Promise<Response> {
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
      const ask = (asked: Request) => answer(asked, ASSETS);
      const [path, spoil]: [RegExp, Spoil] = FAULTS[fault];
      return path.test(pathname) ? spoil(request, ask) : ask(request);
    },
  };
}

/** What the real Worker answers to a request for the build of a release; of an earlier one, that it is over. */
async function renderedBy(section: Answering<[]>, request: Request, release: number) {
  const asked = await request.text();
  const body = asked.replace(new RegExp(`("build":"[0-9a-f]{10})r${release}"`), '$1"');
  const answer = await section.fetch(new Request(request.url, { method: 'POST', body }));
  return answer.status === 409 ? renamed(answer, release) : answer;
}

/** The file with what a section's pages share, which has the hashes of those that are imported later. */
async function withoutHashes(file: Response): Promise<Response> {
  const text = (await file.text()).replace(/\{("[^"]+\.js":"[\w+/]{43}=",?)+\}/, '{}');
  const headers = new Headers(file.headers);
  headers.delete('content-length');
  return new Response(text, { status: file.status, headers });
}

/** A build as it is called in one release: 'abcdef0123' becomes 'abcdef0123r7'. */
async function renamed(answer: Response, release: number): Promise<Response> {
  const text = await answer.text();
  const [, build = '-'] = /"build":\s*"([0-9a-f]{10})"/.exec(text) ?? [];
  const unchecked = text.replace(/,"integrity":\{[^}]*\}/, '');
  return new Response(unchecked.replaceAll(build, `${build}r${release}`), answer);
}
