/** Approximate UTF-16 units of JSON per bound value: D1 allows 2 MB. */
const CHUNK_LENGTH = 400_000;

/** Splits values into JSON arrays of about `CHUNK` characters. */
export function splitIntoChunks(values: unknown[]): string[] {
  const chunks: string[] = [];
  let chunk: string[] = [];
  let length = 0;
  for (const json of values.map((value) => JSON.stringify(value))) {
    chunk.push(json);
    length += json.length;
    if (length < CHUNK_LENGTH) continue;
    chunks.push(`[${chunk.join()}]`);
    [chunk, length] = [[], 0];
  }
  return chunk.length > 0 ? [...chunks, `[${chunk.join()}]`] : chunks;
}
