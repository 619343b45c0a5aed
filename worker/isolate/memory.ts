/** Values that an isolate keeps in memory, up to a number of bytes. The oldest are dropped first. */
export interface Memory<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  /** Drops everything, as a new isolate would. */
  clear: () => void;
}

/** @param sizeOf the bytes of a value; an isolate has 128 MB for everything */
export function createMemory<Value>(
  bytesMax: number,
  sizeOf: (value: Value) => number,
): Memory<Value> {
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
