/** A form with files. */
export interface Multipart {
  data: FormData;
  /** Whether all of it is there; else it was longer than the limit, and the last file may be half a file. */
  isWhole: boolean;
}

/** Parts of a form: the largest of the site's own has less than half as many. */
const PARTS_MAX = 200;

/** The characters that a boundary may have: RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;

/**
 * Reads a form with files, of which no more than the limit is kept: the fields before the files are there also
 * where these are too many. It is read to its end: its sender is shown what they typed, and a browser may not look at an
 * answer before.
 * @param limit bytes
 * @returns undefined where it is malformed, has more than `PARTS_MAX` parts, or was cut off on its way
 */
export async function readMultipart(
  request: Pick<Request, 'body' | 'headers'>,
  limit: number,
): Promise<Multipart | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!BOUNDARY.test(boundary)) return undefined;
  const end = new TextEncoder().encode(`\r\n--${boundary}--\r\n`);
  const parts = countOf(`--${boundary}`);
  let room = limit;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // The parser takes long for many parts, and nobody sees what they typed in so many.
      if (parts(chunk) > PARTS_MAX) return controller.error(new Error('Too many parts'));
      if (room > 0) controller.enqueue(chunk.subarray(0, room));
      room -= chunk.byteLength;
    },
    flush(controller) {
      if (room < 0) controller.enqueue(end);
    },
  });
  const body = request.body?.pipeThrough(bounded) ?? null;
  // The parser goes by the boundary that was counted, whatever else the header says.
  const ofBoundary = `multipart/form-data; boundary="${boundary}"`;
  try {
    const data = await new Response(body, { headers: { 'Content-Type': ofBoundary } }).formData();
    return { data, isWhole: room >= 0 };
  } catch {
    return undefined;
  }
}

/** Counts a text in a stream. @returns a function that takes the next chunk, and returns how often the text came so far */
function countOf(text: string): (chunk: Uint8Array) => number {
  const wanted = Buffer.from(text);
  let [count, rest] = [0, Buffer.alloc(0)];
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk]);
    let end = 0;
    for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, end)) {
      count += 1;
      end = at + wanted.length;
      if (count > PARTS_MAX) break;
    }
    rest = bytes.subarray(Math.max(end, bytes.length - wanted.length + 1));
    return count;
  };
}
