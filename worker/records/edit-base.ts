/**
 * Optimistic concurrency per field: an edit can carry the values that it is based on. It is refused if the stored value
 * of a changed field is neither the base value nor the new one.
 */
import { type ImageInput, defineImagesInput, INVALID_LINK } from '@desert/contract/photos/images';
import { pictureAddress } from '@desert/contract/photos/own-images';
import { type TagRef, tagKey, TAGS_FIELD } from '@desert/contract/tags/tags';
import { defineBodySchema } from '@desert/contract/text/body';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import type { Records } from './kind.ts';
import type { Edit, ImageToSave, Values } from './save.ts';
import { resolveTags } from './tags.ts';

/** The body of a record's POST and PUT. */
export function recordBody({ input, images }: Records) {
  const base = v.optional(v.unknown());
  return defineBodySchema({
    ...listInputEntries(input),
    base,
    images: defineImagesInput(images.missing),
  }) as v.GenericSchema<unknown, RecordBody>;
}

export interface RecordBody extends Values {
  base?: unknown;
  images?: ImageInput[];
}

/**
 * Resolves tags and photos, and drops fields and images that equal their base value. Refuses unknown tags and links to
 * pages of this site. @param here any address of this site
 */
export async function readEdit(
  database: Database,
  records: Records,
  { base, images = [], ...values }: RecordBody,
  here: string,
): Promise<Edit> {
  const tags = values['tags'] && (await resolveTags(database, values['tags'] as TagRef[]));
  return {
    ...editSince(records, tags ? { ...values, tags } : values, base),
    images: listChangedImages(images, here),
  };
}

export const countWrites = ({ images = [] }: Edit) => 1 + images.length;

function listChangedImages(images: ImageInput[], here: string): ImageToSave[] {
  return images.flatMap((image, at) => {
    const picture = pictureAddress(image.url, here);
    if (!picture) throw new Refusal(400, { [`images.${at}.url`]: INVALID_LINK });
    const { base, removed, alt } = image;
    const isSame = base?.url === picture.url && base.alt === (alt ?? base.alt);
    return isSame && !removed ? [] : [{ ...image, ...picture, at }];
  });
}

/** Drops fields that equal their base value. @param base unvalidated; invalid values are ignored */
function editSince(
  { input }: Records,
  values: Values,
  base: unknown,
): Required<Omit<Edit, 'images'>> {
  const seen = Object.fromEntries(
    Object.entries(listInputEntries(input)).flatMap(([name, schema]) => {
      const { success, output } = v.safeParse(schema, isObject(base) ? base[name] : undefined);
      return success && isObject(base) && Object.hasOwn(base, name) ? [[name, output]] : [];
    }),
  );
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && (!(name in seen) || !isSame(value, seen[name])),
  );
  return {
    values: Object.fromEntries(changed),
    base: Object.fromEntries(
      changed.flatMap(([name]) => (seen[name] === undefined ? [] : [[name, seen[name]]])),
    ),
  };
}

/** The fields with a base value, and the condition that the stored value is neither the base value nor the new one. */
export function listStaleFields(
  { recordRows: rows }: Records,
  { values, base = {} }: Edit,
): [string, SQL][] {
  const columns = getTableColumns(rows);
  return Object.entries(base).flatMap(([name, value]): [string, SQL][] => {
    const column = columns[name];
    if (!column) return [];
    const [stored, seen, sent] = [
      sql`${column}`,
      sql`${sql.param(value, column)}`,
      sql`${sql.param(values[name], column)}`,
    ].map((operand) => (name === TAGS_FIELD ? tagKeys(operand) : operand));
    return [[name, sql`(${stored} IS NOT ${seen} AND ${stored} IS NOT ${sent})`]];
  });
}

/** SQL for the keys of tags, which a renamed player or season does not change. @param tags JSON */
const tagKeys = (tags: SQL) =>
  sql`(SELECT group_concat((value ->> '$.kind') || ':' || (value ->> '$.id')) FROM json_each(${tags}))`;

function isSame(value: unknown, seen: unknown): boolean {
  return toComparable(value) === toComparable(seen);
}

/** A value for comparison. Tags are equal if they refer to the same season, player or game, whatever the label. */
export function toComparable(value: unknown): unknown {
  return Array.isArray(value)
    ? (value as (TagRef | StoredTag)[]).map((tag) => tagKey(tag as TagRef)).join()
    : value;
}

export function listInputNames({ input }: Records): string[] {
  return Object.keys(listInputEntries(input));
}

function listInputEntries(input: Records['input']): Record<string, v.GenericSchema> {
  return (input as unknown as { entries: Record<string, v.GenericSchema> }).entries;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
