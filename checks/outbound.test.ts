import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

/** A request to the internet. Does not match a binding's own `fetch`: `env.ASSETS.fetch(request)`. */
const OUTBOUND =
  /(?<![.\w]|async )fetch\(|globalThis\.fetch|cloudflare:sockets|\bnew (?:WebSocket|EventSource)\b/;

it.each([
  ["await fetch('https://example.com')", true],
  ['globalThis.fetch(request)', true],
  ["import { connect } from 'cloudflare:sockets'", true],
  ["new WebSocket('wss://example.com')", true],
  ['env.ASSETS.fetch(request)', false],
  ['async fetch(request: Request) {', false],
  ['await prefetch(page)', false],
])('%s is outbound: %s', (code, is) => expect(OUTBOUND.test(code)).toBe(is));

it('the Worker requests nothing but its bindings', () => {
  const sources = [...readFiles('.ts')].filter(
    ([path]) => path.startsWith('worker/') && !/\.test\.ts$|^worker\/test\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(([path, code]) => (OUTBOUND.test(code) ? [path] : []))).toEqual([]);
});
