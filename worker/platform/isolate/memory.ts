const clearing: (() => void)[] = [];

/** Registers state that the requests of an isolate share. */
export function shareInIsolate<State extends { clear: () => void }>(state: State): State {
  clearing.push(() => state.clear());
  return state;
}

/** Clears all shared state, as if the next request reached another isolate: for tests. */
export function clearIsolate(): void {
  for (const clear of clearing) clear();
}

/** A size-bounded in-memory cache of an isolate with FIFO eviction. */
export interface IsolateCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  clear: () => void;
}

/** Creates a cache. @param bytesMax in total, of an isolate's 128 MB @param sizeOf bytes of a value */
export function createMemory<Value>(
  bytesMax: number,
  sizeOf: (value: Value) => number,
): IsolateCache<Value> {
  const values = new Map<string, Value>();
  let bytes = 0;

  function drop(key: string): void {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    bytes -= sizeOf(value);
  }

  return {
    get: (key) => values.get(key),
    set(key, value) {
      drop(key);
      values.set(key, value);
      bytes += sizeOf(value);
      for (const oldest of values.keys()) {
        if (bytes <= bytesMax) break;
        drop(oldest);
      }
    },
    clear() {
      values.clear();
      bytes = 0;
    },
  };
}
