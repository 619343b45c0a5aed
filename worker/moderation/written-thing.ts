import { commentPath } from '@desert/contract/comment-path';
import type { StoryName } from '@desert/contract/kinds';
import { EXCERPT_MAX } from '@desert/contract/records';
import { deletedRows } from '@desert/drizzle/schema';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import { deletedValue, isHidden } from '../records/deleted-rows.ts';
import type { Records } from '../records/kind.ts';
import type { WrittenKind } from '../search/kinds.ts';

/** Characters of a text that stand for a title where there is none. */
const TITLE_MAX = 80;

interface Row {
  author_id: number;
  title: string | null;
  text: string;
  /** JSON */
  images: string;
  locked: number | boolean | null;
  /** Of a comment: the story's id, and its title. */
  record_id: number | null;
  on: string | null;
}

/** A record or a comment, from its table or from what is hidden. */
export function writtenThing(database: Database, written: WrittenKind, id: number) {
  const { records } = written;
  const { table } = records;
  const selectLive = database
    .select(columnsOf(records, (column) => sql`${column}`, liveImages(records, id)))
    .from(table)
    .where(eq(table.id, id));
  const selectHidden = database
    .select(columnsOf(records, ({ name }) => deletedValue(name), hiddenImages(records, id)))
    .from(deletedRows)
    .where(isHidden(table, id, table));
  return {
    statements: [selectLive, selectHidden],
    read: ([live, hidden]: unknown[][]) => {
      const [there] = live as Row[];
      const [out] = hidden as Row[];
      const row = there ?? out;
      if (!row) return undefined;
      const beginning = Array.from(row.text).slice(0, TITLE_MAX).join('');
      return {
        // What a deleted account left is nobody's.
        author_id: row.author_id || null,
        title: row.title ?? beginning,
        text: row.text,
        images: JSON.parse(row.images) as { url: string; alt: string }[],
        path: there ? pathOf(written, id, row.record_id) : null,
        on: row.on,
        locked: Boolean(row.locked),
        is_hidden: !there,
      };
    },
  };
}

/** @param valueOf what a row has in a column */
function columnsOf(
  { table, search, story, on }: Records,
  valueOf: (column: SQLiteColumn) => SQL,
  images: SQL,
) {
  const none = sql`NULL`;
  const text = valueOf(search.text);
  const story_id = on ? valueOf(on.comments.record_id) : none;
  return {
    author_id: sql<number>`${valueOf(table.user_id)}`.as('author_id'),
    title: sql<string | null>`${search.title ? valueOf(search.title) : none}`.as('title'),
    text: sql<string>`CASE WHEN length(${text}) > ${EXCERPT_MAX}
      THEN substr(${text}, 1, ${EXCERPT_MAX}) || '…' ELSE ${text} END`.as('text'),
    images: sql<string>`${images}`.as('images'),
    locked: sql<number | null>`${story ? valueOf(story.stories.locked) : none}`.as('locked'),
    record_id: sql<number | null>`${story_id}`.as('record_id'),
    on: sql<
      string | null
    >`${on ? sql`(SELECT story.title FROM ${on.stories} AS story WHERE story.id = ${story_id})` : none}`.as(
      'on',
    ),
  };
}

function liveImages({ images }: Records, id: number): SQL {
  if (!images) return sql`'[]'`;
  const { url, alt, record_id } = images.table;
  return sql`(SELECT json_group_array(json_object('url', ${url}, 'alt', ${alt})) FROM ${images.table} WHERE ${record_id} = ${id})`;
}

function hiddenImages({ table, images }: Records, id: number): SQL {
  if (!images) return sql`'[]'`;
  const row = (name: string) => sql.raw(`image."row" ->> '${name}'`);
  return sql`(SELECT json_group_array(json_object('url', ${row('url')}, 'alt', ${row('alt')})) FROM ${deletedRows} AS image
    WHERE image.of_table = ${getTableName(table)} AND image.of_id = ${id} AND image.was_in = ${getTableName(images.table)} AND image.hidden = 1)`;
}

function pathOf({ kind, on }: WrittenKind, id: number, story: number | null): string {
  if (!on || story === null) return `/${kind}/${id}`;
  return commentPath(kind.replace('-comments', '') as StoryName, story, id);
}
