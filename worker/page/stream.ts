/** The document as one stream: what is known, and the sections' fragments as they come. */
import { splitAtOutlets } from '@desert/contract/page';
import { log } from '../log.ts';
import type { SectionPart } from './section-page.ts';

/**
 * @param html the document; the place of each section in it has an `outletMark`
 * @param parts what fills those places, by the names of the sections; a place without one stays empty
 */
export function streamDocument(html: string, parts: Map<string, SectionPart>) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const encoder = new TextEncoder();

  async function write(text: string) {
    const writer = writable.getWriter();
    await writer.write(encoder.encode(text));
    writer.releaseLock();
  }

  async function writeAll() {
    for (const [at, piece] of splitAtOutlets(html).entries()) {
      const part = at % 2 === 0 ? undefined : parts.get(piece);
      if (at % 2 === 0) await write(piece);
      else if (part) await pipeFragment(part, writable);
    }
    await writable.close();
  }

  // A visitor who leaves before the end is no error.
  writeAll().catch(() => {});
  return readable;
}

/** A fragment that breaks off leaves the rest of the document whole; the browser renders it anew. */
async function pipeFragment({ fragment }: SectionPart, writable: WritableStream<Uint8Array>) {
  try {
    await fragment.html.pipeTo(writable, { preventClose: true, preventAbort: true });
  } catch (error) {
    const { name, build } = fragment.head.manifest;
    log('section.broken-off', { section: name, build, error: String(error) });
  }
}
