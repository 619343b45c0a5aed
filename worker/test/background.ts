/** What a Worker goes on with after its answers, in tests. */

const going = new Set<Promise<unknown>>();

/** Of a Worker that goes on while its test does. */
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
