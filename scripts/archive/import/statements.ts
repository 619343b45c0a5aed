/** SQL that fills an empty site with the data of an archive. Ids stay, so that links stay. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toConfusableSkeleton } from '@desert/contract/accounts/confusables';
import { ARIZONA_BEHIND_UTC_MS } from '@desert/contract/history/months';
import { parsePhotoPath } from '@desert/contract/photos/photos';
import { DELETED_USER } from '@desert/contract/records/records';
import * as schema from '../../../drizzle/schema.ts';
import { NO_PASSWORD } from '../../../drizzle/schema/accounts.ts';
import { ARCHIVE } from '../../../drizzle/setup.ts';
import { builder, toSqlStatement } from '../../../drizzle/step.ts';
import { STORY_TABLES } from '../../../drizzle/tables.ts';
import type {
  ArchivedComment,
  ArchivedImage,
  ArchivedMember,
  ArchivedRecord,
} from '../record-files.ts';
import { type ArchivedData, listPhotoFiles } from './read-folder.ts';

/** RFC 2606 reserves `.invalid`: no mail can reach a member before the owner gives the name back. */
const DOMAIN = 'archive.invalid';

interface Owner {
  kind: (typeof schema.recordImages.$inferInsert)['kind'];
  record_id: number;
  user_id: number;
  created_at: number;
}

export function* listStatements(folder: string, data: ArchivedData): Generator<string> {
  const made = Date.parse(data.made);
  for (const member of data.members) yield* addMember(member, made);
  const photos = new PhotoRows(folder);
  for (const record of data.records) {
    yield addRecord(record);
    yield* addImages(photos, record.images, toOwner(record.kind, record));
    if (record.kind === 'merch') continue;
    for (const comment of record.comments) {
      yield addComment(record, comment);
      yield* addImages(photos, comment.images, toOwner('comments', comment));
    }
  }
  // The triggers notify, mail and index each row: none of it is news, and the index is rebuilt as a whole.
  yield `DELETE FROM notifications; DELETE FROM jobs WHERE kind <> 'attendance';`;
  const hash = data.made;
  yield toSqlStatement(
    builder.insert(schema.revisions).values({ name: ARCHIVE, hash }).onConflictDoNothing(),
  );
}

const toTime = (iso: string) => Date.parse(iso);

const toOptionalTime = (iso: string | null | undefined) => (iso ? Date.parse(iso) : null);

const toCents = (dollars: number) => Math.round(dollars * 100);

const toOwner = (
  kind: Owner['kind'],
  { id, author_id, created_at }: Pick<ArchivedRecord, 'id' | 'author_id' | 'created_at'>,
): Owner => ({ kind, record_id: id, user_id: author_id, created_at: toTime(created_at) });

function* addMember(member: ArchivedMember, made: number): Generator<string> {
  const { id, username, face, member_since, games } = member;
  const [, era, number] = /^(\w+)-(\d+)$/.exec(face ?? '') ?? [];
  const email = id === DELETED_USER.id ? '' : `member-${id}@${DOMAIN}`;
  const created_at =
    member_since === undefined ? 0 : Date.parse(member_since) + ARIZONA_BEHIND_UTC_MS;
  const user = {
    id,
    username,
    username_key: username.toLowerCase(),
    email,
    email_key: email,
    password: NO_PASSWORD,
    created_at,
    ...(era !== undefined && { era: era as 'green', number: Number(number) }),
  };
  yield toSqlStatement(builder.insert(schema.users).values(user));
  const name_hash = createHash('sha256').update(toConfusableSkeleton(username)).digest('hex');
  yield toSqlStatement(
    builder.insert(schema.takenNames).values({ name_hash }).onConflictDoNothing(),
  );
  for (const game of games) {
    const row = { ...game, user_id: id, created_at: made };
    yield toSqlStatement(builder.insert(schema.attendances).values(row));
  }
}

function addRecord(record: ArchivedRecord): string {
  const common = {
    id: record.id,
    user_id: record.author_id,
    created_at: toTime(record.created_at),
    edited_at: toOptionalTime(record.edited_at),
    tags: record.tags,
  };
  if (record.kind === 'merch') {
    const { name, description, size, category, condition, sold_price, old_price } = record;
    const row = {
      ...common,
      name,
      description,
      size,
      category,
      condition,
      price: toCents(record.price),
      state: record.state as 'sold',
      state_at: toOptionalTime(record.state_at),
      sold_price: sold_price === null ? null : toCents(sold_price),
      old_price: old_price === null ? null : toCents(old_price),
    };
    return toSqlStatement(builder.insert(schema.merchRows).values(row));
  }
  const { title, details, likes, locked } = record;
  const storyTable = STORY_TABLES.find(({ name }) => name === record.kind);
  if (!storyTable) throw new Error(`No table has records of the kind ${record.kind}.`);
  // The tables of stories have the same columns.
  const table = storyTable.table as typeof schema.newsRows;
  return toSqlStatement(builder.insert(table).values({ ...common, title, details, likes, locked }));
}

function addComment({ kind, id }: ArchivedRecord, comment: ArchivedComment): string {
  const { author_id, created_at, edited_at, parent_id, content } = comment;
  const row = {
    id: comment.id,
    kind: kind as 'news',
    record_id: id,
    user_id: author_id,
    created_at: toTime(created_at),
    edited_at: toOptionalTime(edited_at),
    parent_id,
    content,
  };
  return toSqlStatement(builder.insert(schema.commentRows).values(row));
}

function* addImages(photos: PhotoRows, images: ArchivedImage[], owner: Owner): Generator<string> {
  const { kind, record_id } = owner;
  for (const image of images) {
    const { id, url, alt } = image;
    const photo = photos.find(image, owner);
    if (photo?.added) yield photo.added;
    const photo_id = photo?.id ?? null;
    const row = { id, kind, record_id, url, alt, photo_id };
    yield toSqlStatement(builder.insert(schema.recordImages).values(row));
  }
}

class PhotoRows {
  private readonly ids = new Map<string, number>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** @returns the photo's id, and its row if it is new; undefined if the image is no photo of the site */
  find(image: ArchivedImage, owner: Owner): { id: number; added?: string } | undefined {
    const file = parsePhotoPath(image.url);
    if (!image.photo || !file) return undefined;
    const key = `${file.hash} ${owner.user_id}`;
    const knownId = this.ids.get(key);
    if (knownId !== undefined) return { id: knownId };
    const id = this.ids.size + 1;
    this.ids.set(key, id);
    const hash = createHash('sha256');
    let bytes = 0;
    for (const name of listPhotoFiles(image)) {
      const data = readFileSync(join(this.folder, name));
      hash.update(data);
      bytes += data.length;
    }
    const row = {
      ...image.photo,
      id,
      bytes,
      hash: file.hash,
      format: file.format,
      user_id: owner.user_id,
      created_at: owner.created_at,
      alt: image.alt,
      content: hash.digest('hex').slice(0, 32),
    };
    return { id, added: toSqlStatement(builder.insert(schema.photos).values(row)) };
  }
}
