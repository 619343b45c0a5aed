export interface WithId {
  id: number;
}

export interface Removed<T> {
  rest: T[];
  /** Reinserts a missing record before the first record that followed it when it was removed, or at the end. */
  putBack: (records: T[]) => T[];
}

export function removeById<T extends WithId>(records: T[], id: number): Removed<T> {
  const at = records.findIndex((record) => record.id === id);
  const [record] = records.slice(at);
  if (at < 0 || !record) return { rest: records, putBack: (records) => records };
  const after = new Set(records.slice(at + 1).map(({ id }) => id));
  return {
    rest: records.toSpliced(at, 1),
    putBack(records) {
      if (records.some((record) => record.id === id)) return records;
      const next = records.findIndex((record) => after.has(record.id));
      return records.toSpliced(next < 0 ? records.length : next, 0, record);
    },
  };
}
