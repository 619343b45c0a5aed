import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

/** A call to the internet, of which a binding's own `fetch` is none: `env.ASSETS.fetch(request)`. */
const OUTBOUND =
  /(?<![.\w]|async )fetch\(|globalThis\.fetch|cloudflare:sockets|\bnew (?:WebSocket|EventSource)\b/;

it.each([
  "await fetch('https://example.com')",
  'globalThis.fetch(request)',
  "import { connect } from 'cloudflare:sockets'",
  "new WebSocket('wss://example.com')",
])('finds %s', (code) => expect(code).toMatch(OUTBOUND));

it.each(['env.ASSETS.fetch(request)', 'async fetch(request: Request) {', 'await prefetch(page)'])(
  'takes %s',
  (code) => expect(code).not.toMatch(OUTBOUND),
);

it('the Worker asks nobody but what it is bound to', () => {
  const sources = [...readFiles('.ts')].filter(
    ([path]) => path.startsWith('worker/') && !/\.test\.ts$|^worker\/test\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(([path, code]) => (OUTBOUND.test(code) ? [path] : []))).toEqual([]);
});
