/** Rows per page: each may take 80 KB. */
export const PAGE = 50;

/** Reads the page after an id: the rows, and their exported form. */
export type ReadAfter = (
  after: number,
) => Promise<{ rows: object[]; records: object[] | AsyncIterable<object> }>;
