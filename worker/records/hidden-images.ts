/** Images of records that wait for a moderator: they come into sight with their record. */
import type { ImageEdit, NewImage } from '@desert/contract/images';
import { deletedRows } from '@desert/drizzle/schema';
import { photos } from '@desert/drizzle/schema/photos';
import { and, eq, exists, getTableName, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { keyIs, wasHidden } from '../moderation/held.ts';
import type { Creation, OwnedId } from './changes.ts';
import { deletedValue, isHidden } from './deleted-rows.ts';
import { isHiddenFrom, isOwnHidden } from './hiding.ts';
import {
  addImage,
  editImage,
  ownPhotoOf,
  removeImage,
  type Sent,
  type SentImage,
} from './images.ts';
import type { ImageKind } from './kind.ts';

/** The id of an image that has none yet: it gets one when its record comes into sight. */
const NO_ID = 0;

/** As `addImage`, and to a record of the user's own that is hidden, too: what was sent of it after the record is not lost. */
export async function addImageAlsoHidden(
  database: Database,
  kind: ImageKind,
  creation: Creation,
  sent: Sent<NewImage>,
  most: number,
): ReturnType<typeof addImage> {
  const added = await addImage(database, kind, creation, sent, most);
  const { user_id } = creation;
  const target = { id: sent.record_id, user_id };
  if (added.record || !(await isHiddenFrom(database, kind, target))) return added;
  return { ...(await addHidden(database, kind, creation, sent, most)), record: { user_id } };
}

/** As `editImage`, and of a record of the user's own that is hidden, too. */
export async function editImageAlsoHidden(
  database: Database,
  kind: ImageKind,
  target: OwnedId,
  sent: Sent<ImageEdit>,
): Promise<SentImage> {
  const edited = await editImage(database, kind, target, sent);
  return edited.image || edited.lacksPhoto ? edited : editHidden(database, kind, target, sent);
}

/** Reads the hidden rows of the user. */
async function editHidden(
  database: Database,
  kind: ImageKind,
  target: OwnedId,
  { url, alt, photo }: Sent<ImageEdit>,
): Promise<SentImage> {
  const { id, user_id } = target;
  const photo_id = sql`(SELECT ${photos.id} FROM ${photos} WHERE ${ownPhotoOf(user_id, photo)})`;
  const own = and(isOwnHiddenImage(kind, target), photo && sql`${photo_id} IS NOT NULL`);
  const [, [stored]] = await writeBatch(database, [
    database
      .update(deletedRows)
      .set({
        row: sql`json_set(${deletedRows.row}, '$.url', ${url}, '$.alt', coalesce(${alt ?? null}, ${deletedValue('alt')}), '$.photo_id', ${photo_id})`,
      })
      .where(own),
    selectHidden(database, own),
  ]);
  return { image: stored && { ...stored, id, user_id }, lacksPhoto: false };
}

/** As `removeImage`, also if the user's own record is hidden: a removed photo must not come back with its record. */
export async function removeImageAlsoHidden(
  database: Database,
  kind: ImageKind,
  target: OwnedId,
): ReturnType<typeof removeImage> {
  const removed = await removeImage(database, kind, target);
  return removed.image ? removed : removeHiddenImage(database, kind, target);
}

/** Reads the user's hidden rows. */
async function removeHiddenImage(
  database: Database,
  kind: ImageKind,
  target: OwnedId,
): ReturnType<typeof removeImage> {
  const own = isOwnHiddenImage(kind, target);
  const other = alias(deletedRows, 'other');
  const isOther = and(
    eq(other.of_table, deletedRows.of_table),
    eq(other.of_id, deletedRows.of_id),
    eq(other.was_in, deletedRows.was_in),
    eq(other.hidden, true),
    ne(other.id, deletedRows.id),
  );
  const photo_id = deletedValue('photo_id');
  const where = and(
    own,
    isNotNull(photo_id),
    exists(database.select({ id: other.id }).from(other).where(isOther)),
  );
  const [[stored], removed] = await writeBatch(database, [
    selectHidden(database, own),
    database.delete(deletedRows).where(where).returning({ id: deletedRows.id }),
  ]);
  return { image: stored && { ...stored, ...target }, isRemoved: removed.length > 0 };
}

function isOwnHiddenImage(kind: ImageKind, { id, user_id }: OwnedId): SQL | undefined {
  return and(
    eq(deletedRows.user_id, user_id),
    eq(deletedRows.hidden, true),
    eq(deletedRows.was_in, getTableName(kind.images.table)),
    sql`${deletedValue('id')} = ${id}`,
  );
}

async function addHidden(
  database: Database,
  kind: ImageKind,
  creation: Creation,
  { url, alt, record_id, photo }: Sent<NewImage>,
  most: number,
): Promise<SentImage> {
  const { user_id, idempotency_key } = creation;
  const { table } = kind.images;
  const [of_table, was_in] = [getTableName(kind.table), getTableName(table)];
  const photoColumn = (column: 'id' | 'alt') =>
    sql`(SELECT ${photos[column]} FROM ${photos} WHERE ${ownPhotoOf(user_id, photo)})`;
  const columns: Record<string, SQL> = {
    [table.record_id.name]: sql`${record_id}`,
    url: sql`${url}`,
    alt: sql`coalesce(nullif(${alt}, ''), ${photoColumn('alt')}, '')`,
    photo_id: photoColumn('id'),
    write_key: sql`${idempotency_key}`,
  };
  const fields = Object.entries(columns).flatMap(([name, value]) => [sql.raw(`'${name}'`), value]);
  const images = isHidden(kind.table, record_id, table);
  const where = and(
    isOwnHidden(database, kind, { id: record_id, user_id }),
    not(wasHidden(database, { table }, creation)),
    sql`(SELECT count(*) FROM ${deletedRows} WHERE ${images}) < ${most}`,
    photo && sql`${photoColumn('id')} IS NOT NULL`,
  );
  const [, [stored], [found]] = await writeBatch(database, [
    database.insert(deletedRows)
      .select(sql`SELECT NULL, ${of_table}, ${record_id}, ${was_in}, ${user_id}, ${Date.now()},
      json_object(${sql.join(fields, sql`, `)}), 1, NULL WHERE ${where}`),
    selectHidden(database, and(eq(deletedRows.hidden, true), keyIs({ table }, creation))),
    database.select({ id: photos.id }).from(photos).where(ownPhotoOf(user_id, photo)),
  ]);
  return {
    image: stored && { ...stored, id: NO_ID, user_id },
    lacksPhoto: photo !== undefined && !found,
  };
}

function selectHidden(database: Database, where: SQL | undefined) {
  return database
    .select({
      record_id: deletedRows.of_id,
      url: sql<string>`${deletedValue('url')}`.as('url'),
      alt: sql<string>`${deletedValue('alt')}`.as('alt'),
    })
    .from(deletedRows)
    .where(where);
}
