/** The shelves on an item's page, selected with the item. Each reads a few rows of an index. */
import type { ShelvesJson } from '@desert/contract/store/merch';
import {
  memories,
  merch,
  merchRows,
  photos,
  recordImages,
  recordTags,
} from '@desert/drizzle/schema';
import { IS_HERE } from '@desert/drizzle/schema/merch';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { imageJson } from '../images.ts';
import { selectFirstTag } from './tagged-game.ts';

const SHELF_SIZE = 4;

const other = alias(merchRows, 'other');

const isOtherHere = sql`${isVisible(other)} AND other.${sql.raw(IS_HERE)}`;

export const shelvesJson: SQL = sql`json_object(
  'seller', ${selectItems(sql`${other.user_id} = ${merch.user_id}`, SHELF_SIZE)},
  'similar', ${selectItems(sql`${other.category} = ${merch.category} AND ${merch.category} <> ''`, 2 * SHELF_SIZE)},
  'memories', ${selectMemories()})`;

function selectItems(isOnShelf: SQL, limit: number): SQL {
  const { id, name, price } = other;
  return sql`(SELECT json_group_array(json(card)) FROM (
    SELECT json_object('id', ${id}, 'title', ${name}, 'price', ${price} / 100.0, 'image', ${selectFirstImage('merch', id)}) AS card
    FROM ${merchRows} AS other WHERE ${isOnShelf} AND ${id} <> ${merch.id} AND ${isOtherHere}
    ORDER BY ${id} DESC LIMIT ${sql.raw(String(limit))}))`;
}

/** Of the night that the item's first game was played. */
function selectMemories(): SQL {
  const { id, title } = memories;
  const { tag, kind, record_id } = recordTags;
  const game = sql`'game:' || ${selectFirstTag(merch.tags, 'game')}`;
  return sql`(SELECT json_group_array(json(card)) FROM (
    SELECT json_object('id', ${id}, 'title', ${title}, 'image', ${selectFirstImage('memories', id)}) AS card
    FROM ${recordTags} INNER JOIN ${memories} ON ${id} = ${record_id}
    WHERE ${tag} = ${game} AND ${kind} = 'memories' ORDER BY ${record_id} DESC LIMIT ${sql.raw(String(SHELF_SIZE))}))`;
}

function selectFirstImage(
  of: 'merch' | 'memories',
  record: typeof other.id | typeof memories.id,
): SQL {
  const { id, kind, record_id, photo_id } = recordImages;
  return sql`json((SELECT ${imageJson}
    FROM ${recordImages} LEFT JOIN ${photos} ON ${photos.id} = ${photo_id}
    WHERE ${kind} = ${sql.raw(`'${of}'`)} AND ${record_id} = ${record} ORDER BY ${id} LIMIT 1))`;
}

/** An item is on one shelf only. */
export function toShelves(json: string): ShelvesJson {
  const shelves = JSON.parse(json, (key, value: unknown) =>
    value === null && (key === 'photo' || key === 'image') ? undefined : value,
  ) as ShelvesJson;
  const shown = new Set(shelves.seller.map(({ id }) => id));
  const similar = shelves.similar.filter(({ id }) => !shown.has(id)).slice(0, SHELF_SIZE);
  return { ...shelves, similar };
}
