import { MAX_EXCERPT } from '@desert/contract/records/records';
import { cutText } from '@desert/contract/text/cut-text';
import { commentRows, recordImages } from '@desert/drizzle/schema';
import { isBeingDeleted } from '@desert/drizzle/schema/accounts';
import { and, eq, getTableColumns, ne, not, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../platform/database/open.ts';
import { selectVersion } from '../records/edits.ts';
import { getKindName, isStoryKind, type Records } from '../records/kind.ts';
import { getRecordPath } from '../records/moderated-kinds.ts';
import { isOnVisibleStory } from '../records/visibility/rights.ts';

const MAX_TITLE = 80;

interface Row {
  author_id: number;
  visibility: string;
  is_edit: 0 | 1;
  version: number;
  title: string | null;
  text: string;
  images: string;
  locked: number | boolean | null;
  record_id: number | null;
  on: string | null;
}

export function selectWrittenSubject(database: Database, records: Records, id: number) {
  const { recordRows: rows, on } = records;
  const there = and(
    eq(rows.id, id),
    ne(rows.visibility, 'deleted'),

    // A comment of a hidden story cannot be reached until the story is restored.
    on && and(isOnVisibleStory(records), not(isBeingDeleted(rows.user_id))),
  );
  const statement = database.select(listSubjectColumns(records)).from(rows).where(there);
  return {
    statements: [statement],
    read: ([results]: unknown[][]) => {
      const [row] = results as Row[];
      if (!row) return undefined;
      const beginning = cutText(row.text, MAX_TITLE);
      const is_hidden = row.visibility !== 'visible';
      return {
        author_id: row.author_id || null,
        story_id: row.record_id,
        title: row.title ?? beginning,
        text: row.text,
        images: JSON.parse(row.images) as { url: string; alt: string }[],
        path: is_hidden ? null : getRecordPath(records, id, row.record_id),
        on: row.on,
        locked: Boolean(row.locked),
        is_hidden,
        is_pending: row.visibility === 'pending',
        is_edit: row.is_edit === 1,
        version: row.version,
      };
    },
  };
}

function listSubjectColumns(records: Records) {
  const { recordRows: rows, search, on } = records;
  const columns: Record<string, SQLiteColumn> = getTableColumns(rows);
  const waiting = (name: string) =>
    sql`coalesce(${rows.pending_edit} ->> ${`$.${name}`}, ${columns[name]})`;
  const none = sql`NULL`;
  const text = waiting(search.text.name);
  const story_id = on ? commentRows.record_id : none;
  return {
    author_id: sql<number>`${rows.user_id}`.as('author_id'),
    visibility: sql<string>`${rows.visibility}`.as('visibility'),
    version: sql<number>`${selectVersion(records)}`.as('version'),
    is_edit: sql<0 | 1>`${rows.pending_edit} IS NOT NULL`.as('is_edit'),
    title: sql<string | null>`${search.title ? waiting(search.title.name) : none}`.as('title'),
    text: sql<string>`CASE WHEN length(${text}) > ${MAX_EXCERPT}
      THEN substr(${text}, 1, ${MAX_EXCERPT}) || '…' ELSE ${text} END`.as('text'),
    images: sql<string>`${selectImages(records)}`.as('images'),
    locked: sql<number | null>`${isStoryKind(records) ? records.recordRows.locked : none}`.as(
      'locked',
    ),
    record_id: sql<number | null>`${story_id}`.as('record_id'),
    on: sql<
      string | null
    >`${on ? sql`(SELECT story.title FROM ${on.recordRows} AS story WHERE story.id = ${story_id})` : none}`.as(
      'on',
    ),
  };
}

function selectImages({ recordRows: rows }: Records): SQL {
  const { kind, url, alt, record_id } = recordImages;
  return sql`(SELECT json_group_array(json_object('url', ${url}, 'alt', ${alt})) FROM ${recordImages} WHERE ${kind} = ${getKindName(rows)} AND ${record_id} = ${rows.id})`;
}
