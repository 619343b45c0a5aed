/** Rows per page, which are in memory together; a row may have 80 KB. */
export const EXPORT_PAGE_SIZE = 50;

export type ReadAfter = (
  after: number,
) => Promise<{ rows: object[]; records: object[] | AsyncIterable<object> }>;
