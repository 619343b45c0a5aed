/** A form with files. */
export interface Multipart {
  data: FormData;
  /** Whether all of it is there; else it was longer than the limit, and the last file may be half a file. */
  isWhole: boolean;
}

/**
 * Reads a form with files, of which no more than the limit is kept: the fields before the files are there also
 * where these are too many. It is read to its end: its sender is shown what they typed, and a browser may not look at an
 * answer before.
 * @param limit bytes
 * @returns undefined where it is malformed, or was cut off on its way
 */
export async function readMultipart(
  request: Request,
  limit: number,
): Promise<Multipart | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const end = new TextEncoder().encode(`\r\n--${quoted ?? plain}--\r\n`);
  let room = limit;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (room > 0) controller.enqueue(chunk.subarray(0, room));
      room -= chunk.byteLength;
    },
    flush(controller) {
      if (room < 0) controller.enqueue(end);
    },
  });
  const body = request.body?.pipeThrough(bounded) ?? null;
  try {
    const data = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return { data, isWhole: room >= 0 };
  } catch {
    return undefined;
  }
}
