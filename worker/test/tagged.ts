/** Records tagged with seasons and players, in tests. */
import type { KindName } from '@desert/contract/records/kinds';
import type { Tag, TagRef } from '@desert/contract/tags/tags';
import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { listChildTables } from '../records/kind.ts';
import { recordKinds } from '../records/registry.ts';
import { env } from './account.ts';
import type { Fan } from './fan.ts';

export const TAGGED_KINDS = ['merch', 'news', 'memories'] as const;

/** Tags as requests have them, and then as responses do. */
export const SEASON: TagRef = { kind: 'season', id: '2011-12' };
export const DOAN: TagRef = { kind: 'player', id: 8462038 };
export const SEASON_TAG: Tag = { ...SEASON, label: '2011-12', path: '/history/2011-12' };
export const DOAN_TAG: Tag = {
  ...DOAN,
  label: 'Shane Doan',
  path: '/history/players/shane-doan',
};

export interface TaggedRecord {
  id: number;
  tags: Tag[];
}

export const RECORD = {
  name: 'A night',
  title: 'A night',
  description: 'T',
  details: 'T',
  price: 5,
};

export async function clearRecords(): Promise<void> {
  const children = recordKinds.flatMap(listChildTables).map(({ table }) => table);
  const tables: SQLiteTable[] = [...children, ...recordKinds.map(({ recordRows }) => recordRows)];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${getTableName(table)}`)));
}

/** Creates a record. @param tags the `tags` of the request; undefined leaves the field out */
export async function newTagged(
  name: KindName,
  fan: Fan,
  tags?: unknown,
  more: object = {},
): Promise<TaggedRecord> {
  const response = await fan.post(`/${name}/new/`, { ...RECORD, ...more, tags });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

export async function tagsOf(name: KindName, id: number, fan: Fan): Promise<Tag[]> {
  return (await (await fan.get(`/${name}/${id}/`)).json<TaggedRecord>()).tags;
}

export async function listedIds(fan: Pick<Fan, 'get'>, address: string): Promise<number[]> {
  const list = await (await fan.get(address)).json<TaggedRecord[]>();
  return list.map(({ id }) => id);
}
