import type { Image } from '@desert/contract/photos/images';
import type { NewComment } from '@desert/contract/records/comments';
import type { CommentsKind, KindName, KindNames, StoryName } from '@desert/contract/records/kinds';
import type { Author } from '@desert/contract/records/records';
import type { TagKind } from '@desert/contract/tags/tag-kinds';
import { commentRows, likes, recordImages, saves } from '@desert/drizzle/schema';
import type { CommentsView } from '@desert/drizzle/schema/comments';
import type { ImageOwner } from '@desert/drizzle/schema/record-rows';
import type {
  StoredTag,
  StoriesTable,
  StoriesView,
  recordColumns,
} from '@desert/drizzle/schema/records';
import type { recordState } from '@desert/drizzle/schema/visibility';
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import type { GenericSchema } from 'valibot';
import type { KindList } from './kind-list.ts';

type RecordColumns = Record<
  keyof ReturnType<typeof recordColumns> | keyof ReturnType<typeof recordState>,
  SQLiteColumn
>;

export type RecordsTable = SQLiteTable & RecordColumns;

export type RecordView = SQLiteView & RecordColumns;

export interface StoredRecord {
  id: number;
  user_id: number;
  author: Author;
  created_at: number;
  tags?: StoredTag[];
}

export interface Reading {
  viewer: number | null;
  listed: boolean;
}

export interface RecordJson {
  id: number;
  user_id: number;
}

export interface Records<Row extends object = never, Json extends RecordJson = RecordJson> {
  /** Its name in addresses, that of its table; 'news-comments' for comments on posts. */
  name: KindName | CommentsKind;
  /** View of the visible rows, for readers. */
  table: RecordView;
  /** Table of all rows, for writers, and for readers of invisible rows. */
  recordRows: RecordsTable;
  input: GenericSchema<unknown, Record<string, unknown>>;
  columns(reading: Reading): Record<keyof Row & string, SQLiteColumn | SQL.Aliased>;
  toJson(row: StoredRecord & Row, reading: Reading): Omit<Json, 'tags'>;
  edited?(values: Record<string, unknown>): Record<string, SQL>;
  search: Searched;
  /** Enables tags without further code to read and write them. */
  tags?: SQLiteColumn;
  /** @property missing message if an image has no address */
  images: { missing: string };
  imagesAreOptional?: boolean;
  /** The kind of the stories that these comments are on. */
  on?: StoryKind;
}

interface Searched {
  title?: SQLiteColumn;
  text: SQLiteColumn;
  /** Additional filters that the search index evaluates; see `search/list/`. */
  listed?: Listed;
}

export interface Listed {
  tags: Record<string, SQLiteColumn>;
  /** Filters by the labels of a record's tags of a kind: by a whole label, or by words of one. */
  labels?: Partial<Record<TagKind, 'whole' | 'words'>>;
  /** Columns whose values form groups for filtering; not part of the searchable text. */
  groups?: Record<string, { column: SQLiteColumn; of: (value: never) => readonly string[] }>;
  /** The sort column, with whole numbers from 0 on, such as cents. */
  amount: SQLiteColumn;
}

export interface RecordKind<Row extends object = never, Json extends RecordJson = RecordJson>
  extends Records<Row, Json>, KindNames {
  name: KindName;
  tags: SQLiteColumn;
  list?: KindList;
  /** Restricts feeds without a tag; no restriction if undefined. */
  isListed?: SQL;
  /** Restricts sitemaps, and which records of a member are counted; no restriction if undefined. */
  isPublished?: SQL;
  /** The feed entry of a record as signed-out visitors see it. */
  entryOf(json: Json): FeedEntry;
  feed?: { title: string; description: string };
}

/** A kind with likes and comments. */
export interface StoryKind<
  Row extends object = never,
  Json extends RecordJson = RecordJson,
> extends RecordKind<Row, Json> {
  name: StoryName;
  table: StoriesView;
  recordRows: StoriesTable;
  comments: CommentsView;
  commentInput?: GenericSchema<unknown, NewComment>;
}

export const isStoryKind = (kind: Records): kind is StoryKind => 'comments' in kind;

interface FeedEntry {
  title: string;
  details: string;
  author: Author;
  picture?: Image | undefined;
}

/** The name by which images, likes, saves and tags know a kind: that of its table. */
export function getKindName(rows: RecordsTable): ImageOwner {
  return getTableName(rows) as ImageOwner;
}

/** A table with rows of records, and the condition of those of a kind. */
interface Child {
  table: SQLiteTable & Record<'id' | 'record_id', SQLiteColumn>;
  isOfKind: SQL;
}

/** Tables whose rows are purged before a record. Triggers clear its tags, and the images of comments. */
export function listChildTables(records: Records): Child[] {
  const { on, recordRows } = records;
  if (on) return [];
  const tables = [recordImages, ...(isStoryKind(records) ? [commentRows, likes] : []), saves];
  return tables.map((table) => ({
    table,
    isOfKind: sql`${table.kind} = ${getTableName(recordRows)}`,
  }));
}
