/** The stored answers of this isolate, by key. */
import type { Entry } from './entry.ts';

/** Bytes of all answers; an isolate has 128 MB for everything. */
const BYTES_MAX = 16 * 1024 * 1024;

/** Bytes that an answer takes besides its body, about. */
const OVERHEAD = 2048;

const entries = new Map<string, Entry>();
let bytes = 0;

const sizeOf = ({ body }: Entry) => body.length + OVERHEAD;

export function recall(key: string): Entry | undefined {
  return entries.get(key);
}

/** Stores an answer unless a newer one is there. Those made first leave first: what is visited is made anew often. */
export function remember(key: string, entry: Entry, bytesMax = BYTES_MAX): void {
  const before = entries.get(key);
  if (before && before.at > entry.at) return;
  forget(key, before);
  entries.set(key, entry);
  bytes += sizeOf(entry);
  for (const [oldest, one] of entries) {
    if (bytes <= bytesMax) break;
    forget(oldest, one);
  }
}

function forget(key: string, entry: Entry | undefined): void {
  if (!entry) return;
  entries.delete(key);
  bytes -= sizeOf(entry);
}

/** Forgets everything, as a new isolate would. */
export function clearMemory(): void {
  entries.clear();
  bytes = 0;
}
