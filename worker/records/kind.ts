/** What a kind of record is. All that the Worker does with records follows from it; `registry.ts` lists the kinds. */
import type { NewComment } from '@desert/contract/comments';
import type { Image } from '@desert/contract/images';
import type { KindNames } from '@desert/contract/kinds';
import type { Author } from '@desert/contract/records';
import type {
  CommentsTable,
  CommentsView,
  ImagesTable,
  LikesTable,
  SavesTable,
  StoredTag,
  StoriesTable,
  StoriesView,
  TagsTable,
} from '@desert/drizzle/schema/records';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { GenericSchema } from 'valibot';
import type { KindList } from './kind-list.ts';
import type { ChildTable, RecordRows, RecordView } from './tables.ts';

export interface RecordRow {
  id: number;
  user_id: number;
  author: Author;
  /** ms since 1970 */
  created_at: number;
  tags?: StoredTag[];
}

export interface Reading {
  /** The id of who asks, where it matters to the answer. */
  viewer: number | null;
  listed: boolean;
}

export interface RecordAnswer {
  id: number;
  user_id: number;
}

export interface Records<Row extends object = never, Answer extends RecordAnswer = RecordAnswer> {
  /** The view of its visible rows: what readers use. */
  table: RecordView;
  /** The table: for writers, and for who may read what is not visible. */
  recordRows: RecordRows;
  /** Body of the POST and the PUT: what comes out are columns of the table. */
  input: GenericSchema<unknown, Record<string, unknown>>;
  /** What is read besides `RecordRow`. No two columns may have one name. */
  columns(reading: Reading): Record<keyof Row & string, SQLiteColumn | SQL.Aliased>;
  toAnswer(row: RecordRow & Row, reading: Reading): Answer;
  /** What else an edit changes, by the columns as they were. @param values as `input` lets them through */
  edited?(values: Record<string, unknown>): Record<string, SQL>;
  search: Searched;
  /** What it is tied to; is read, answered and written without the kind saying more. */
  tags?: KindTags;
  saves?: SavesTable;
  images?: KindImages;
  story?: StoryTables;
  on?: StoryTables;
}

interface Searched {
  /** Comments have none. */
  title?: SQLiteColumn;
  text: SQLiteColumn;
  /** What else their list is filtered by in the search index; see `search/list/`. */
  listed?: {
    /** Columns whose values are asked for whole: 'jersey'. */
    tags: Record<string, SQLiteColumn>;
    /** Those of which a word is enough. */
    words: Record<string, SQLiteColumn>;
    /** Those whose value is in groups that are asked for, and that are no words of its texts. */
    groups?: Record<string, { column: SQLiteColumn; of: (value: never) => readonly string[] }>;
    /** The one to sort by, whole numbers from 0 on: cents. */
    amount: SQLiteColumn;
  };
}

/** A kind of record: its section lists, shows and changes it, with all that its author and others add to it. */
export interface RecordKind<Row extends object = never, Answer extends RecordAnswer = RecordAnswer>
  extends Records<Row, Answer>, KindNames {
  tags: KindTags;
  saves: SavesTable;
  /** What its list can be filtered by besides the author and a tag, and sorted by. */
  list?: KindList;
  /** Which records its lists have that are not asked for others; all where nothing is said. */
  isListed?: SQL;
  /** Which records search engines are told of, and count for their author's page; all where nothing is said. */
  isPublished?: SQL;
  /** What feeds tell of one, as the list shows it to nobody in particular. */
  entryOf(answer: Answer): FeedEntry;
  feed?: { title: string; description: string };
}

interface KindTags {
  column: SQLiteColumn;
  /** Which records have which tag: triggers keep it. */
  table: TagsTable;
}

interface KindImages {
  table: ImagesTable;
  /** What is said of an address that cannot be shown. */
  missing: string;
}

export type ImageKind = RecordKind & { images: KindImages };

export interface StoryTables {
  stories: StoriesView;
  storyRows: StoriesTable;
  /** The view of the visible comments on visible stories, and their table. */
  comments: CommentsView;
  commentRows: CommentsTable;
  likes: LikesTable;
  /** Body of a comment's POST, where it is not what `newComment` makes. */
  commentInput?: GenericSchema<unknown, NewComment>;
}

export type StoryKind = RecordKind & { story: StoryTables };

export const isImageKind = (kind: RecordKind): kind is ImageKind => kind.images !== undefined;

export const isStoryKind = (kind: RecordKind): kind is StoryKind => kind.story !== undefined;

interface FeedEntry {
  title: string;
  details: string;
  author: Author;
  picture?: Image | undefined;
}

/** What is purged with a record of a kind; its tags table follows by triggers. */
export function childrenOf({
  images,
  story,
  saves,
}: Pick<Records, 'images' | 'story' | 'saves'>): ChildTable[] {
  return [
    ...(images ? [images.table] : []),
    ...(story ? [story.commentRows, story.likes] : []),
    ...(saves ? [saves] : []),
  ];
}
