/** The document as one stream: what is known, and the sections' fragments as they come. */
import { splitAtPlaceholders } from '@desert/contract/shell';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { createBalance } from './balance/balance.ts';
import type { SectionPart } from './section-part.ts';
import { timeBudget } from './time-budget.ts';

/** What a fragment may take of a page, which goes on without the rest of it. */
type Limits = Pick<Env, 'FRAGMENT_TIMEOUT_MS' | 'FRAGMENT_MAX_BYTES'>;

/**
 * @param opening the document up to the shell's HTML
 * @param html the shell's HTML; the place of each section in it has an `outletPlaceholder`
 * @param parts what fills those places, by the names of the sections; a place without one stays empty
 * @param close makes the end of the document, given the names of the sections whose fragments are truncated
 */
export function streamDocument(
  opening: string,
  html: string,
  parts: Map<string, SectionPart>,
  limits: Limits,
  close: (truncated: string[]) => string,
) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();

  async function writeAll() {
    const truncated: string[] = [];
    await writer.write(encoder.encode(opening));
    for (const [at, piece] of splitAtPlaceholders(html).entries()) {
      const part = at % 2 === 0 ? undefined : parts.get(piece);
      if (at % 2 === 0) await writer.write(encoder.encode(piece));
      else if (part) {
        const endTags = await readFragment(part, limits, (chunk) => writer.write(chunk));
        if (endTags === undefined) continue;
        // The rest of the document is whole nevertheless.
        truncated.push(piece);
        await writer.write(encoder.encode(endTags));
      }
    }
    await writer.write(encoder.encode(close(truncated)));
    await writer.close();
  }

  // A visitor who leaves before the end is no error; whoever stays does not wait for what cannot come.
  writeAll().catch((error: unknown) => writer.abort(error).catch(() => {}));
  return readable;
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
  take: (chunk: Uint8Array) => Promise<void>,
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
