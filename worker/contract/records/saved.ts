import type { KindName, RecordOf } from './kinds.ts';

export const SAVED_PATH = '/user/saved';

export const SAVED_LIST = '/api/saved/';

export const SAVED_READ = `${SAVED_LIST}?kind=:kind&cursor=:cursor`;

/** Response of `POST /api/saved/`: 201 if newly saved, 200 if it already was. */
export interface Save {
  kind: KindName;
  id: number;
  saved_at: string;
}

/** A row of `GET /api/saved/?kind=&cursor=&limit=`, last saved first. */
export type SavedEntry = {
  [Name in KindName]: Save & {
    kind: Name;
    record: RecordOf[Name];
  };
}[KindName];
