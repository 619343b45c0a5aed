/** The photos of the newest memories about a season or a player, read with its document in one statement. */
import type { FanPhoto } from '@desert/contract/history/players';
import { memories } from '@desert/drizzle/schema';
import { photos } from '@desert/drizzle/schema/photos';
import { recordImages } from '@desert/drizzle/schema/record-rows';
import { type SQL, sql } from 'drizzle-orm';
import { memoryKind } from '../records/kinds/memories.ts';
import { sizesJson } from '../records/photo-row.ts';
import { isNewestTagged } from '../records/tagged.ts';

const MAX_FAN_PHOTOS = 6;

/** A JSON list of `FanPhoto`, newest first. @param tag such as 'season:2011-12' or 'player:shane-doan' */
export function selectFanPhotos(tag: string): SQL.Aliased<FanPhoto[]> {
  const { id, kind, url, alt, record_id, photo_id } = recordImages;
  const { name } = memoryKind;
  // Nested, because drizzle drops the tables' names from the columns of a select's own field.
  const list = sql`(
    SELECT json_group_array(json_object('memory_id', ${memories.id}, 'title', ${memories.title}, 'url', ${url}, 'alt', ${alt}, 'photo', ${sizesJson}))
    FROM ${memories} JOIN ${recordImages} ON ${id} = (SELECT min(${id}) FROM ${recordImages} WHERE ${kind} = ${name} AND ${record_id} = ${memories.id})
    LEFT JOIN ${photos} ON ${photos.id} = ${photo_id}
    WHERE ${isNewestTagged(memoryKind, [tag], { limit: MAX_FAN_PHOTOS })}
  )`;
  return sql`${list}`.mapWith(parseFanPhotos).as('fan_photos');
}

/** Sorts in code, because D1 counts each row twice for a sort in SQL. */
function parseFanPhotos(json: string): FanPhoto[] {
  const all = JSON.parse(json, (key, value: unknown) =>
    key === 'photo' && value === null ? undefined : value,
  ) as FanPhoto[];
  return all.toSorted((a, b) => b.memory_id - a.memory_id);
}
