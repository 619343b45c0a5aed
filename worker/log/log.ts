import { AsyncLocalStorage } from 'node:async_hooks';
import { env } from 'cloudflare:workers';

const watches = new AsyncLocalStorage<{ hasLogged: boolean }>();

/**
 * Writes one line of JSON to the Worker's log, with the build of the edge that writes it. Never hand it
 * what a user typed or a secret.
 */
export function log(event: string, details: Record<string, unknown>): void {
  const { EDGE_BUILD } = env as { EDGE_BUILD?: string };
  const watch = watches.getStore();
  if (watch) watch.hasLogged = true;
  console.error(JSON.stringify({ event, edge: EDGE_BUILD || undefined, ...details }));
}

/**
 * Does something and watches whether it writes to the log, then or later: what does, did not go as it should.
 * @returns what it returns, and whether it has logged by now
 */
export function watchLog<T>(work: () => T): { result: T; hasLogged: () => boolean } {
  const watch = { hasLogged: false };
  return { result: watches.run(watch, work), hasLogged: () => watch.hasLogged };
}
