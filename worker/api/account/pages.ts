/** Rows: each of them may be 80 kB long. */
export const PAGE = 50;

/** Reads a page of what comes after an id: the rows, and what they are answered as. */
export type ReadAfter = (
  after: number,
) => Promise<{ rows: object[]; records: object[] | AsyncIterable<object> }>;
