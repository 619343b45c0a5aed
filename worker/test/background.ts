/** Collects what the Worker passes to `waitUntil`, so that tests can wait for it. */

const going = new Set<Promise<unknown>>();

export const context = {
  waitUntil(promise: Promise<unknown>) {
    const settled = promise.catch(() => {}).finally(() => going.delete(settled));
    going.add(settled);
  },
  passThroughOnException() {},
} as unknown as ExecutionContext;

export async function allSettled(): Promise<void> {
  while (going.size > 0) await Promise.all(going);
}
