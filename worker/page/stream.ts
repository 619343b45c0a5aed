/** The document as one stream: what is known, and the sections' fragments as they come. */
import { splitAtOutlets } from '@desert/contract/page';
import { log } from '../log.ts';
import { readWhole } from './read-whole.ts';
import type { SectionPart } from './section-page.ts';

interface Ending {
  /** How long a fragment that has begun may say nothing, in ms. */
  stallMs: number;
  /** The end of the document, given the names of the sections whose fragments broke off. */
  close: (brokenOff: string[]) => string;
}

/**
 * @param html the document but for its end; the place of each section in it has an `outletMark`
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
    const brokenOff: string[] = [];
    for (const [at, piece] of splitAtOutlets(html).entries()) {
      const part = at % 2 === 0 ? undefined : parts.get(piece);
      if (at % 2 === 0) await writer.write(encoder.encode(piece));
      else if (part && !(await writeFragment(part))) brokenOff.push(piece);
    }
    await writer.write(encoder.encode(close(brokenOff)));
    await writer.close();
  }

  /** @returns whether it came to its end; where not, the rest of the document is whole nevertheless */
  async function writeFragment({ fragment }: SectionPart): Promise<boolean> {
    const { html: source, head } = fragment;
    const broken = await readWhole(source, stallMs, (chunk) => writer.write(chunk));
    if (!broken) return true;
    const { name, build } = head.manifest;
    log('section.broken-off', { section: name, build, fault: broken.fault });
    await writer.write(encoder.encode(broken.closing));
    return false;
  }

  // A visitor who leaves before the end is no error.
  writeAll().catch(() => {});
  return readable;
}
