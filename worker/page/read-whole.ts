import { closingOf } from './closing.ts';

/** Why a fragment did not come to its end, and what makes HTML of what there is of it. */
export interface BrokenOff {
  fault: string;
  closing: string;
}

/**
 * Reads a fragment as it comes.
 * @param stallMs how long it may say nothing, in ms; how long `take` takes does not count
 * @param take gets each part of it
 * @returns what there is to mend where it broke off; undefined where it is whole
 * @throws what `take` throws
 */
export async function readWhole(
  source: ReadableStream<Uint8Array>,
  stallMs: number,
  take: (chunk: Uint8Array) => Promise<void>,
): Promise<BrokenOff | undefined> {
  const reader = source.getReader();
  const taken: Uint8Array[] = [];
  try {
    for (;;) {
      const next = await within(stallMs, reader.read()).catch((error: unknown) => String(error));
      if (typeof next === 'string') return { fault: next, closing: closingOf(textOf(taken)) };
      if (next.done) return undefined;
      taken.push(next.value);
      await take(next.value);
    }
  } finally {
    // A source that hangs, or that nobody takes from any more, is not waited for.
    reader.cancel().catch(() => {});
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came for ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function textOf(chunks: Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('');
}
