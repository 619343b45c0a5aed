/**
 * Optimistic concurrency per field: an edit can carry the values that it is based on. It is refused if the stored value
 * of a changed field is neither the base value nor the new one.
 */
import { type TagRef, tagKey } from '@desert/contract/tags/tags';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../platform/database/open.ts';
import type { Records } from './kind.ts';
import { findTags } from './tags.ts';

type Values = Record<string, unknown>;

export interface Edit {
  values: Values;
  base: Values;
}

export function editInput(input: Records['input']): Records['input'] {
  return v.object({ ...entriesOf(input), base: v.optional(v.unknown()) }, 'Send a JSON object.');
}

/** Drops fields that equal their base value. @param base unvalidated; invalid values are ignored */
export async function editSince(
  database: Database,
  { input }: Records,
  values: Values,
  base: unknown,
): Promise<Edit> {
  const seen = Object.fromEntries(
    Object.entries(entriesOf(input)).flatMap(([name, schema]) => {
      const { success, output } = v.safeParse(schema, isObject(base) ? base[name] : undefined);
      return success && isObject(base) && Object.hasOwn(base, name) ? [[name, output]] : [];
    }),
  );
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && (!(name in seen) || !isSame(value, seen[name])),
  );
  const { tags } = Object.fromEntries(changed);
  const tagsSeen = tags && seen['tags'] && (await findTags(database, seen['tags'] as TagRef[]));
  const known = { ...seen, tags: tagsSeen };
  return {
    values: Object.fromEntries(changed),
    base: Object.fromEntries(
      Object.entries(known).filter(
        ([name, value]) =>
          value !== undefined && changed.some(([changedName]) => changedName === name),
      ),
    ),
  };
}

/** The fields with a base value, and the condition that the stored value is neither the base value nor the new one. */
export function staleFields(
  { recordRows: rows }: Records,
  { values, base }: Edit,
): [string, SQL][] {
  const columns = getTableColumns(rows);
  return Object.entries(base).flatMap(([name, value]): [string, SQL][] => {
    const column = columns[name];
    if (!column) return [];
    const [seen, sent] = [sql.param(value, column), sql.param(values[name], column)];
    return [[name, sql`(${column} IS NOT ${seen} AND ${column} IS NOT ${sent})`]];
  });
}

function isSame(value: unknown, seen: unknown): boolean {
  return comparable(value) === comparable(seen);
}

/** A value for comparison. Tags are equal if they refer to the same season, player or game, whatever the label. */
export function comparable(value: unknown): unknown {
  return Array.isArray(value)
    ? (value as (TagRef | StoredTag)[]).map((tag) => tagKey(tag as TagRef)).join()
    : value;
}

export function inputNames({ input }: Records): string[] {
  return Object.keys(entriesOf(input));
}

function entriesOf(input: Records['input']): Record<string, v.GenericSchema> {
  return (input as unknown as { entries: Record<string, v.GenericSchema> }).entries;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
