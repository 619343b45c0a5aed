import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';

/** A request to the internet. Does not match a binding's own `fetch`: `env.ASSETS.fetch(request)`. */
const OUTBOUND =
  /(?<![.\w]|async )fetch\(|globalThis\.fetch|cloudflare:sockets|\bnew (?:WebSocket|EventSource)\b/;

/**
 * The bucket's own domain, which a variable names, and push services: `worker/contract/notifications/push-input.ts` has
 * their hosts.
 */
const ALLOWED = ['worker/push/send.ts', 'worker/photos/serve.ts'];

it('the Worker requests nothing but its bindings, the photos’ domain and push services', () => {
  expect("await fetch('https://example.com')").toMatch(OUTBOUND);
  expect('env.ASSETS.fetch(request)').not.toMatch(OUTBOUND);
  const sources = [...readFiles('.ts')].filter(
    ([path]) => path.startsWith('worker/') && !/\.test\.ts$|^worker\/test\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(([path, code]) => (OUTBOUND.test(code) ? [path] : []))).toEqual(ALLOWED);
});
