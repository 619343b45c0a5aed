/** What `/api/saved/` answers: what a user saved to come back to, which nobody else is told of. */
import type { KindName, RecordOf } from './kinds.ts';

/** The shell's page of it. */
export const SAVED_PATH = '/user/saved';

/** The address of the list. */
export const SAVED_LIST = '/api/saved/';

/** What the page of it reads; see `expandTemplate`. */
export const SAVED_READ = `${SAVED_LIST}?kind=:kind&cursor=:cursor`;

/** That a record is saved: the answer of `POST /api/saved/`, 201 the first time and 200 again. */
export interface Save {
  kind: KindName;
  /** The record's. */
  id: number;
  /** ISO 8601, in UTC. */
  saved_at: string;
}

/** A record in `GET /api/saved/?kind=&cursor=&limit=`, which has what was saved last first. */
export type SavedEntry = {
  [Name in KindName]: Save & {
    kind: Name;
    /** As its list shows it. */
    record: RecordOf[Name];
  };
}[KindName];
