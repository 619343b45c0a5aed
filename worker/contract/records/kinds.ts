/** The kinds of record that members write, by their names in addresses of pages and of the API. */
import type { Item } from '../store/merch.ts';
import type { Memory } from './memories.ts';
import type { Post } from './news.ts';

export interface KindNames {
  plural: string;
  one: string;
  /** Field with the record's id in images, comments and likes. */
  field: string;
  hasComments?: true;
  imagesAreOptional?: boolean;
}

export const KINDS = {
  merch: { plural: 'items', one: 'an item', field: 'merch_id' },
  news: {
    plural: 'posts',
    one: 'a post',
    field: 'news_id',
    hasComments: true,
    imagesAreOptional: true,
  },
  memories: { plural: 'memories', one: 'a memory', field: 'memory_id', hasComments: true },
} as const satisfies Record<string, KindNames>;

export interface RecordOf {
  merch: Item;
  news: Post;
  memories: Memory;
}

export type KindName = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** 'Memory' for memories. */
export function getNoun(kind: KindName): string {
  return KINDS[kind].one.replace(/^an? (.)/, (_, letter: string) => letter.toUpperCase());
}

export type StoryName = {
  [Name in KindName]: (typeof KINDS)[Name] extends { hasComments: true } ? Name : never;
}[KindName];

/** The kinds that have comments. */
export const STORY_NAMES = KIND_NAMES.filter(
  (name): name is StoryName => 'hasComments' in KINDS[name],
);

type OnRecord<Name extends KindName, T> = T & Record<(typeof KINDS)[Name]['field'], number>;

export type OnStory<T> = { [Name in StoryName]: OnRecord<Name, T> }[StoryName];

export type RecordLists = {
  [Name in KindName as (typeof KINDS)[Name]['plural']]: RecordOf[Name][];
};

/** The kind of a story kind's comments in jobs, cases, notifications and the search. */
export type CommentsKind = `${StoryName}-comments`;

export const toCommentsKind = (name: StoryName): CommentsKind => `${name}-comments`;

export function commentPath(kind: StoryName, id: number, comment: number): string {
  return `/${kind}/${id}?comment=${comment}#comment-${comment}`;
}
