/** The document as one stream: what is known, and the sections' fragments as they come. */
import { log } from '../log/log.ts';
import { inTime, timeBudget } from '../sections/time-budget.ts';
import { createBalance } from './balance/balance.ts';
import type { SectionPart } from './section-part.ts';

/** Gets a piece of a body; settled when the next one can be taken. */
type Take = (chunk: Uint8Array) => Promise<unknown>;

/** The HTML of a page, which is being written. */
export interface Writing {
  /** All of it, where it is there within so many ms. */
  within: (ms: number) => Promise<Written | undefined>;
  /**
   * A document with what there is of it, and the rest as it comes. To be called once.
   * @param close makes the end of the document
   */
  after: (opening: string, close: (truncated: string[]) => string) => ReadableStream<Uint8Array>;
}

interface Written {
  html: string;
  /** The sections whose fragments are truncated. */
  truncated: string[];
}

const encoder = new TextEncoder();

/**
 * Writes the HTML of a page.
 * @param pieces the shell's HTML and what sections rendered, as they come
 */
export function writePage(pieces: AsyncIterable<string | SectionPart>): Writing {
  const held: Uint8Array[] = [];
  const truncated: string[] = [];
  let take: Take = async (chunk) => held.push(chunk);
  const done = writeAll();
  // Who leaves before the end is no error.
  const whole = done.then(
    () => true,
    () => false,
  );

  async function writeAll() {
    for await (const piece of pieces) {
      if (typeof piece === 'string') await take(encoder.encode(piece));
      else {
        const endTags = await readFragment(piece, (chunk) => take(chunk));
        if (endTags === undefined) continue;
        // The rest of the document is whole nevertheless.
        truncated.push(piece.manifest.name);
        await take(encoder.encode(endTags));
      }
    }
  }

  return {
    async within(ms) {
      if (!(await inTime(whole, ms))) return undefined;
      return { html: await new Blob(held).text(), truncated };
    },
    after(opening, close) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      take = (chunk) => writer.write(chunk);
      for (const chunk of [encoder.encode(opening), ...held]) take(chunk).catch(() => {});
      // Whoever stays does not wait for what cannot come.
      const end = async () => {
        await done;
        await take(encoder.encode(close(truncated)));
        await writer.close();
      };
      end().catch((error: unknown) => writer.abort(error).catch(() => {}));
      return readable;
    },
  };
}

/**
 * Reads a fragment's HTML as it comes. Where it is not whole, in time and in its place, what there is of it
 * ends before that.
 * @param take gets each part of it; how long that takes does not count
 * @returns where it is truncated, the end tags that it lacks; undefined where it is whole
 * @throws what `take` throws
 */
export async function readFragment(
  { begun, html, manifest: { name, build }, widget, limits }: SectionPart,
  take: Take,
): Promise<string | undefined> {
  const reader = html.getReader();
  const budget = timeBudget(limits.FRAGMENT_TIMEOUT_MS);
  const balance = createBalance();
  let left = limits.FRAGMENT_MAX_BYTES;
  let fault: string | undefined;
  try {
    for (let chunk: Uint8Array | undefined = begun; chunk;) {
      left -= chunk.length;
      await take(balance.take(left < 0 ? chunk.subarray(0, left) : chunk));
      fault = left < 0 ? `more than ${limits.FRAGMENT_MAX_BYTES} bytes` : balance.fault();
      if (fault !== undefined) break;
      try {
        chunk = (await budget(() => reader.read())).value;
      } catch (error) {
        fault = String(error);
        break;
      }
    }
    fault ??= balance.faultAtEnd();
    if (fault === undefined) return undefined;
    log('section.broken-off', { section: name, build, widget, fault });
    return balance.endTags();
  } finally {
    // A source that hangs, or that nobody takes from any more, is not waited for.
    reader.cancel().catch(() => {});
  }
}
