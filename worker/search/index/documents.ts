import { tagKey, type TagRef } from '@desert/contract/tags/tags';
import { users } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { Records } from '../../records/kind.ts';
import { isListedRecord } from '../../records/queries.ts';
import { toAmountKey } from '../list/amount-key.ts';
import {
  listAmountTags,
  ANY,
  toAuthorTag,
  listLabelTags,
  TAG_NAME,
  toIndexTag,
} from '../list/tags.ts';
import { toIndexedText } from '../tokenizer.ts';
import type { COLUMNS } from './schema.ts';

/** A row of a full-text index, with texts as `toIndexedText` returns them. */
export type Document = Record<(typeof COLUMNS)[number], string> & {
  id: number;
  /** The row id in the index sorted by amount. */
  key?: number;
};

/** Whether a document is indexed: one without words and tags gets no row. */
export function isIndexed({ title, text, tags }: Document): boolean {
  return title !== '' || text !== '' || tags !== '';
}

export interface DocumentRow {
  id: number;
  title: string;
  text: string;
  author: string;
  user_id: number;
  facts: string;
  record_tags: StoredTag[];
}

function selectDocuments(database: Database, records: Records, where: SQL | undefined) {
  const { table, search } = records;
  const { tags = {}, groups = {}, amount } = search.listed ?? {};
  const grouped = Object.entries(groups).map(([name, { column }]) => [name, column] as const);
  const columns = {
    ...tags,
    ...Object.fromEntries(grouped),
    ...(amount && { amount }),
  };
  const facts = Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), column]);
  return database
    .select({
      id: sql<number>`${table.id}`.as('id'),
      title: sql<string>`${search.title ?? sql`''`}`.as('title'),
      text: sql<string>`${search.text}`.as('text'),
      author: sql<string>`${users.username}`.as('author'),
      user_id: sql<number>`${table.user_id}`.as('user_id'),
      facts: sql<string>`json_object(${sql.join(facts, sql`, `)})`.as('facts'),
      record_tags: sql<StoredTag[]>`${records.tags ?? sql`'[]'`}`
        .mapWith((json: string) => JSON.parse(json) as StoredTag[])
        .as('record_tags'),
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(where)
    .$dynamic();
}

export async function selectDocumentsById(
  database: Database,
  kind: Records,
  ids: number[],
): Promise<DocumentRow[]> {
  return selectDocuments(database, kind, isListedRecord(kind.table, ids));
}

/** Reads records after an id, in the order of their ids. */
export async function selectNextDocuments(
  database: Database,
  kind: Records,
  id: number,
  limit: number,
): Promise<DocumentRow[]> {
  const { table } = kind;
  return selectDocuments(database, kind, gt(table.id, id)).orderBy(asc(table.id)).limit(limit);
}

export function toDocument({ search }: Records, row: DocumentRow): Document {
  const { id, title, author, record_tags } = row;
  const { listed } = search;
  // Labels of tags are searchable.
  const text = [...record_tags.map(({ label }) => label), row.text].join('. ');
  const document = {
    id,
    title: toIndexedText(title),
    text: toIndexedText(text),
    author: toIndexedText(author),
    tags: '',
  };
  if (!listed) return document;
  const { amount, ...facts } = JSON.parse(row.facts) as Record<string, string> & { amount: number };
  const { groups = {}, labels = {} } = listed;
  const said = (names: object) =>
    Object.keys(names).flatMap((name): [string, string][] =>
      facts[name] ? [[name, facts[name]]] : [],
    );
  const tags = [
    ANY,
    toAuthorTag(row.user_id),
    ...said(listed.tags).map(([name, value]) => toIndexTag(name, value)),
    ...said(groups).flatMap(([name, value]) =>
      (groups[name]?.of(value as never) ?? []).map((group) => toIndexTag(name, group)),
    ),
    ...record_tags.map((tag) => toIndexTag(TAG_NAME, tagKey(tag as TagRef))),
    ...record_tags.flatMap(({ kind, label }) => listLabelTags(labels, kind, label)),
    ...listAmountTags(amount),
  ];
  // Facts are searchable text, too.
  const worded = said(listed.tags).map(([, value]) => value);
  const words = [...worded, text].filter((value) => value !== '');
  return {
    ...document,
    text: toIndexedText(words.join('. ')),
    tags: tags.join(' '),
    key: toAmountKey(amount, id),
  };
}
