/** The document as one stream: what is known, and the sections' fragments as they come. */
import { splitAtPlaceholders } from '@desert/contract/shell';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { createBalance } from './balance/balance.ts';
import type { SectionPart } from './section-part.ts';
import { inTime, timeBudget } from './time-budget.ts';

/** What a fragment may take of a page, which goes on without the rest of it. */
type Limits = Pick<Env, 'FRAGMENT_TIMEOUT_MS' | 'FRAGMENT_MAX_BYTES'>;

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
 * @param html the shell's; the place of each section in it has an `outletPlaceholder`
 * @param parts what fills those places, by the names of the sections; a place without one stays empty
 */
export function writePage(html: string, parts: Map<string, SectionPart>, limits: Limits): Writing {
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
    for (const [at, piece] of splitAtPlaceholders(html).entries()) {
      const part = at % 2 === 0 ? undefined : parts.get(piece);
      if (at % 2 === 0) await take(encoder.encode(piece));
      else if (part) {
        const endTags = await readFragment(part, limits, (chunk) => take(chunk));
        if (endTags === undefined) continue;
        // The rest of the document is whole nevertheless.
        truncated.push(piece);
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
 * @param limits how long `take` takes does not count
 * @param take gets each part of it
 * @param widget told to the log where it is truncated
 * @returns where it is truncated, the end tags that it lacks; undefined where it is whole
 * @throws what `take` throws
 */
export async function readFragment(
  { begun, html, manifest: { name, build } }: SectionPart,
  limits: Limits,
  take: Take,
  widget?: string,
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
