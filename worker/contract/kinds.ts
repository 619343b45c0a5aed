/** The kinds of record that users write, by their names: those in the addresses of their pages and of the API. */
import type { Memory } from './memories.ts';
import type { Item } from './merch.ts';
import type { Post } from './news.ts';

export interface KindNames {
  /** What its records are called, also in `AccountData`. */
  plural: string;
  /** One of them, with its article. */
  one: string;
  /** What an image, a comment and a like call the id of their record. */
  field: string;
  /** Whether they are liked and commented on. */
  hasComments?: true;
}

export const KINDS = {
  merch: { plural: 'items', one: 'an item', field: 'merch_id' },
  news: { plural: 'posts', one: 'a post', field: 'news_id', hasComments: true },
  memories: { plural: 'memories', one: 'a memory', field: 'memory_id', hasComments: true },
} as const satisfies Record<string, KindNames>;

/** What a record of each kind is answered as. */
export interface RecordOf {
  merch: Item;
  news: Post;
  memories: Memory;
}

export type KindName = keyof typeof KINDS;

/** All of them, in the order of the list. */
export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** The kinds that are liked and commented on. */
export type StoryName = {
  [Name in KindName]: (typeof KINDS)[Name] extends { hasComments: true } ? Name : never;
}[KindName];

/** What is on a record of a kind, by the record's id. */
type OnRecord<Name extends KindName, T> = T & Record<(typeof KINDS)[Name]['field'], number>;

/** What is on a story, by the story's id. */
export type OnStory<T> = { [Name in StoryName]: OnRecord<Name, T> }[StoryName];

/** Lists of a user's records, by what they are called. */
export type RecordLists = {
  [Name in KindName as (typeof KINDS)[Name]['plural']]: RecordOf[Name][];
};
