import * as v from 'valibot';

/** The schema of a request's body: an object, of which fields that nobody asked for are left out. */
export const body = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, 'Send a JSON object.');
