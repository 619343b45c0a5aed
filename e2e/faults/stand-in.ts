/**
 * A stand-in for a section's Worker: the real one, spoiled in the way that `POST /fault` names last. Each
 * such change is a release with a build identity of its own, so nobody can answer from what they keep.
 */
import type { Fault } from './fault.ts';
import { FAULTS } from './spoil.ts';

interface Answering<Input extends unknown[]> {
  fetch: (request: Request, ...input: Input) => Promise<Response>;
}

/** Wraps a section's built Worker, which has its files as `ASSETS`. */
export function standIn(section: Answering<[]>) {
  let fault: Fault = 'none';
  let release = 0;

  async function answer(request: Request, files: Answering<[]>): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/fragment') return renamed(await section.fetch(request), release);
    const real = new URL(request.url.replace(/(\/[0-9a-f]{10})r\d+\//, '$1/'));
    const file = await files.fetch(new Request(real, { method: request.method }));
    return pathname.endsWith('section.json') ? renamed(file, release) : file;
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
      const [path, spoil] = FAULTS[fault];
      return path.test(pathname) ? spoil(request, ask) : ask(request);
    },
  };
}

/** The answer as of another build, in its head or in its text: 'abcdef0123' becomes 'abcdef0123r7'. */
async function renamed(answer: Response, release: number): Promise<Response> {
  const rename = (text: string) => {
    const [, build = '-'] = /"build":\s*"([0-9a-f]{10})"/.exec(text) ?? [];
    return text.replaceAll(build, `${build}r${release}`);
  };
  const headers = new Headers(answer.headers);
  const head = headers.get('fragment-head');
  if (head === null) return new Response(rename(await answer.text()), answer);
  headers.set('fragment-head', encodeURIComponent(rename(decodeURIComponent(head))));
  return new Response(answer.body, { status: answer.status, headers });
}
