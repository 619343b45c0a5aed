import { AsyncLocalStorage } from 'node:async_hooks';
import { env, tracing } from 'cloudflare:workers';

const watches = new AsyncLocalStorage<{ hasLogged: boolean }>();

/** Writes one line of JSON to the Worker's log. Never pass user input or secrets. */
export function log(event: string, details: Record<string, unknown>): void {
  const { EDGE_BUILD } = env as { EDGE_BUILD?: string };
  const watch = watches.getStore();
  if (watch) watch.hasLogged = true;
  console.error(JSON.stringify({ event, edge: EDGE_BUILD || undefined, ...details }));
}

/** Runs work and watches whether it logs anything. @returns the result, and whether it has logged so far */
export function watchLog<T>(work: () => T): { result: T; hasLogged: () => boolean } {
  const watch = { hasLogged: false };
  return { result: watches.run(watch, work), hasLogged: () => watch.hasLogged };
}

/** Runs work as a span of the request's trace: docs/operations.md, "Traces" */
export function runInSpan<Result>(name: string, work: () => Result): Result {
  return tracing.enterSpan(name, work);
}
