import type { AccountData, AccountPhoto } from '@desert/contract/accounts/account-settings';
import { PHOTO_TYPES } from '@desert/contract/photos/photos';
import { KIND_NAMES, type KindName, type RecordLists } from '@desert/contract/records/kinds';
import {
  attendances,
  follows,
  likes,
  notifications,
  passkeys,
  photos,
  pushEndpoints,
  saves,
} from '@desert/drizzle/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findById } from '../../members/users/users.ts';
import { isShown, toNotificationJson } from '../../notifications/list.ts';
import type { Database } from '../../platform/database/open.ts';
import { getCommentRecords } from '../../records/comments.ts';
import type { Records, StoryKind } from '../../records/kind.ts';
import { toFileKey, toPhotoJson } from '../../records/photo-row.ts';
import { toRecordsJson, selectRecords } from '../../records/queries.ts';
import { recordKinds, storyKinds } from '../../records/registry.ts';
import { saveJson } from '../../records/saves.ts';
import { toPasskeyJson } from '../passkeys/list.ts';
import { listMarketReads } from './market-data.ts';
import { listModerationReads } from './moderation-data.ts';
import { EXPORT_PAGE_SIZE, type ReadAfter } from './pages.ts';

export async function* streamAccountData(
  database: Database,
  bucket: R2Bucket,
  user_id: number,
): AsyncGenerator<string> {
  const records = recordKinds.map((kind): [string, ReadAfter[]] => [
    kind.plural,
    [readRecords(database, kind, user_id)],
  ]);
  const lists: Record<Exclude<keyof AccountData, 'account'>, ReadAfter[]> = {
    ...(Object.fromEntries(records) as Record<keyof RecordLists, ReadAfter[]>),
    comments: storyKinds.map((kind) => readRecords(database, getCommentRecords(kind), user_id)),
    likes: storyKinds.map((kind) => readLikes(database, kind, user_id)),
    saved: KIND_NAMES.map((kind) => readSaves(database, kind, user_id)),
    follows: [readFollows(database, user_id)],
    games: [readAttendances(database, user_id)],
    photos: [readPhotos(database, bucket, user_id)],
    notifications: [readNotifications(database, user_id)],
    passkeys: [readPasskeys(database, user_id)],
    push_browsers: [readPushBrowsers(database, user_id)],
    ...listMarketReads(database, user_id),
    ...listModerationReads(database, user_id),
  };
  yield `{"account":${JSON.stringify(await readAccount(database, user_id))}`;
  for (const [name, sources] of Object.entries(lists)) {
    yield `,\n"${name}":[`;
    yield* serializeExportRecords(sources);
    yield ']';
  }
  yield '}\n';
}

async function readAccount(database: Database, user_id: number) {
  const user = await findById(database, user_id);
  if (!user) return null;
  const { id, username, email, second_factor, number, era } = user;
  const created_at = new Date(user.created_at).toISOString();
  const email_confirmed = user.email_confirmed_at !== null;
  return { id, username, email, email_confirmed, created_at, second_factor, number, era };
}

async function* serializeExportRecords(sources: ReadAfter[]): AsyncGenerator<string> {
  let separator = '\n';
  for (const read of sources) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const { rows, records } = await read(after);
      for await (const record of records) {
        yield separator + JSON.stringify(record);
        separator = ',\n';
      }
      const last = rows.at(-1) as { id: number } | undefined;
      after = rows.length < EXPORT_PAGE_SIZE ? undefined : last?.id;
    }
  }
}

function readRecords(database: Database, records: Records, user_id: number): ReadAfter {
  const { table } = records;
  const reading = { viewer: null, listed: false };
  return async (after) => {
    const rows = await selectRecords(database, records, reading)
      .where(and(eq(table.user_id, user_id), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(EXPORT_PAGE_SIZE);
    return { rows, records: toRecordsJson(records, rows, reading) };
  };
}

function readLikes(database: Database, { name, field }: StoryKind, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select({ like: likes.id, id: likes.record_id })
      .from(likes)
      .where(and(eq(likes.user_id, user_id), eq(likes.kind, name), gt(likes.record_id, after)))
      .orderBy(asc(likes.record_id))
      .limit(EXPORT_PAGE_SIZE);
    return { rows, records: rows.map(({ like, id }) => ({ id: like, [field]: id })) };
  };
}

function readSaves(database: Database, kind: KindName, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select({ id: saves.record_id, created_at: saves.created_at })
      .from(saves)
      .where(and(eq(saves.user_id, user_id), eq(saves.kind, kind), gt(saves.record_id, after)))
      .orderBy(asc(saves.record_id))
      .limit(EXPORT_PAGE_SIZE);
    return { rows, records: rows.map((row) => saveJson({ kind, ...row })) };
  };
}

function readFollows(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(follows)
      .where(and(eq(follows.user_id, user_id), gt(follows.id, after)))
      .orderBy(asc(follows.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map(({ kind, key, is_paused, created_at }) => ({
      target: `${kind}:${key}`,
      is_paused,
      created_at: new Date(created_at).toISOString(),
    }));
    return { rows, records };
  };
}

function readAttendances(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const { id, date, seat, line, created_at } = attendances;
    const rows = await database
      .select({ id, date, seat, line, created_at })
      .from(attendances)
      .where(and(eq(attendances.user_id, user_id), gt(id, after)))
      .orderBy(asc(id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map((row) => ({
      date: row.date,
      seat: row.seat,
      line: row.line,
      created_at: new Date(row.created_at).toISOString(),
    }));
    return { rows, records };
  };
}

function readNotifications(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, user_id), isShown, gt(notifications.id, after)))
      .orderBy(asc(notifications.id))
      .limit(EXPORT_PAGE_SIZE);
    return { rows, records: rows.map(toNotificationJson) };
  };
}

/** Reads passkeys for the export: names and times, because the private keys never leave the member's devices. */
function readPasskeys(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.user_id, user_id), gt(passkeys.id, after)))
      .orderBy(asc(passkeys.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map((row) => ({ ...toPasskeyJson(row), credential_id: undefined }));
    return { rows, records };
  };
}

function readPushBrowsers(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(pushEndpoints)
      .where(and(eq(pushEndpoints.user_id, user_id), gt(pushEndpoints.id, after)))
      .orderBy(asc(pushEndpoints.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map(({ endpoint, shows_names, created_at }) => ({
      service: new URL(endpoint).host,
      shows_names,
      created_at: new Date(created_at).toISOString(),
    }));
    return { rows, records };
  };
}

function readPhotos(database: Database, bucket: R2Bucket, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(photos)
      .where(and(eq(photos.user_id, user_id), gt(photos.id, after)))
      .orderBy(asc(photos.id))
      .limit(EXPORT_PAGE_SIZE);
    return { rows, records: addPhotoFiles(bucket, rows) };
  };
}

/** Adds the files to photos as data URLs, null if missing. Only one file is in memory at a time, up to 8 MB. */
async function* addPhotoFiles(bucket: R2Bucket, rows: (typeof photos.$inferSelect)[]) {
  for (const row of rows) {
    const { format, created_at } = row;
    const file = await bucket.get(toFileKey(row));
    const bytes = file && Buffer.from(await file.arrayBuffer()).toString('base64');
    yield {
      ...toPhotoJson(row),
      created_at: new Date(created_at).toISOString(),
      file: bytes && `data:${PHOTO_TYPES[format]};base64,${bytes}`,
    } satisfies AccountPhoto;
  }
}
