import * as v from 'valibot';

/** The schema of a request body; unknown fields are dropped. */
export const body = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, 'Send a JSON object.');
