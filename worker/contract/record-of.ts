import type { KindName, KINDS } from './kinds.ts';
import type { Memory } from './memories.ts';
import type { Item } from './merch.ts';
import type { Post } from './news.ts';

/** What a record of each kind is answered as. */
export interface RecordOf {
  merch: Item;
  news: Post;
  memories: Memory;
}

/** Lists of a user's records, by what they are called. */
export type RecordLists = {
  [Name in KindName as (typeof KINDS)[Name]['plural']]: RecordOf[Name][];
};
