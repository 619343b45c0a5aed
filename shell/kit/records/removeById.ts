export interface WithId {
  id: number;
}

export interface Removed<T> {
  rest: T[];
  /** Puts the record back in front of those that came after it, into the list as it then is. */
  putBack: (records: T[]) => T[];
}

/** Takes a record out of a list, if it is there. */
export function removeById<T extends WithId>(records: T[], id: number): Removed<T> {
  const at = records.findIndex((record) => record.id === id);
  const [record] = records.slice(at);
  if (at < 0 || !record) return { rest: records, putBack: (records) => records };
  const after = new Set(records.slice(at + 1).map(({ id }) => id));
  return {
    rest: records.toSpliced(at, 1),
    putBack(records) {
      if (records.some((known) => known.id === id)) return records;
      const next = records.findIndex((known) => after.has(known.id));
      return records.toSpliced(next < 0 ? records.length : next, 0, record);
    },
  };
}
