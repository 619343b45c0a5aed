/** The document as one stream: what is known, and the sections' fragments as they come. */
import { splitAtPlaceholders } from '@desert/contract/shell';
import { log } from '../log.ts';
import { endTagsFor } from './close-tags.ts';
import type { SectionPart } from './section-part.ts';

interface Ending {
  /** How long a fragment that has begun may say nothing, in ms. */
  stallMs: number;
  /** The end of the document, given the names of the sections whose fragments are truncated. */
  close: (truncated: string[]) => string;
}

/**
 * @param html the document but for its end; the place of each section in it has an `outletPlaceholder`
 * @param parts what fills those places, by the names of the sections; a place without one stays empty
 */
export function streamDocument(
  html: string,
  parts: Map<string, SectionPart>,
  { stallMs, close }: Ending,
) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();

  async function writeAll() {
    const truncated: string[] = [];
    for (const [at, piece] of splitAtPlaceholders(html).entries()) {
      const part = at % 2 === 0 ? undefined : parts.get(piece);
      if (at % 2 === 0) await writer.write(encoder.encode(piece));
      else if (part) {
        const endTags = await readFragment(part, stallMs, (chunk) => writer.write(chunk));
        if (endTags === undefined) continue;
        // The rest of the document is whole nevertheless.
        truncated.push(piece);
        await writer.write(encoder.encode(endTags));
      }
    }
    await writer.write(encoder.encode(close(truncated)));
    await writer.close();
  }

  // A visitor who leaves before the end is no error.
  writeAll().catch(() => {});
  return readable;
}

/**
 * Reads a fragment's HTML as it comes.
 * @param stallMs how long it may say nothing, in ms; how long `take` takes does not count
 * @param take gets each part of it
 * @param widget told to the log where it is truncated
 * @returns where it is truncated, the end tags that it lacks; undefined where it is whole
 * @throws what `take` throws
 */
export async function readFragment(
  { begun, html, manifest }: SectionPart,
  stallMs: number,
  take: (chunk: Uint8Array) => Promise<void>,
  widget?: string,
): Promise<string | undefined> {
  const reader = html.getReader();
  const taken: Uint8Array[] = [];
  try {
    for (let chunk = begun; ;) {
      taken.push(chunk);
      await take(chunk);
      const next = await within(stallMs, reader.read()).catch((error: unknown) => String(error));
      if (typeof next === 'string') {
        const { name, build } = manifest;
        log('section.broken-off', { section: name, build, widget, fault: next });
        return endTagsFor(await new Blob(taken).text());
      }
      if (next.done) return undefined;
      chunk = next.value;
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
