/** The subject of a notice by the address of its page. */
import { parsePhotoPath } from '@desert/contract/photos/photos';
import { toCommentsKind } from '@desert/contract/records/kinds';
import { commentRows, photos, recordImages, users } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { foldCase, isMember } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import { getKindName, isStoryKind } from '../../records/kind.ts';
import { MODERATED_KINDS } from '../../records/moderated-kinds.ts';
import { recordKinds } from '../../records/registry.ts';
import { readSubjects, type SubjectRef } from '../subject.ts';

/** The address of a pasted link, or path; undefined if it leads to another site. @param origin the site's */
export function readPage(typed: string, origin: string): URL | undefined {
  const isBare = /^[\w.-]+\.[a-z]+(:\d+)?(\/|$)/i.test(typed);
  const text = isBare ? `${new URL(origin).protocol}//${typed}` : typed;
  if (!URL.canParse(text, origin)) return undefined;
  const page = new URL(text, origin);
  return page.origin === origin ? page : undefined;
}

/** The record, comment or member at a page that others see; undefined for pages without an author. */
export async function findNoticed(database: Database, page: URL): Promise<SubjectRef | undefined> {
  const ref = await findRef(database, page);
  const [subject] = ref ? await readSubjects(database, [ref]) : [];
  return subject && !subject.is_hidden && !subject.is_pending ? ref : undefined;
}

async function findRef(
  database: Database,
  { pathname, searchParams }: URL,
): Promise<SubjectRef | undefined> {
  const photo = parsePhotoPath(pathname);
  if (photo) return findPhotoOwner(database, photo.hash);
  const [, name, digits] = /^\/([a-z]+)\/(\d{1,15})\/?$/.exec(pathname) ?? [];
  const kind = recordKinds.find((kind) => kind.name === name);
  if (kind) {
    const comment = Number(searchParams.get('comment'));
    return comment > 0 && isStoryKind(kind)
      ? { kind: toCommentsKind(kind.name), id: comment }
      : { kind: kind.name, id: Number(digits) };
  }
  const [, username] = /^\/user\/([\w.-]+)\/?$/.exec(pathname) ?? [];
  return username === undefined ? undefined : findMember(database, username);
}

async function findMember(database: Database, username: string): Promise<SubjectRef | undefined> {
  const row = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username_key, foldCase(username)), isMember))
    .get();
  return row && { kind: 'users', id: row.id };
}

async function findPhotoOwner(database: Database, hash: string): Promise<SubjectRef | undefined> {
  const image = await database
    .select({ kind: recordImages.kind, id: recordImages.record_id })
    .from(recordImages)
    .innerJoin(photos, eq(photos.id, recordImages.photo_id))
    .where(eq(photos.hash, hash))
    .get();
  if (image?.kind === getKindName(commentRows)) return findComment(database, image.id);
  const owner = MODERATED_KINDS.find(({ recordRows }) => getKindName(recordRows) === image?.kind);
  return image && owner && { kind: owner.name, id: image.id };
}

async function findComment(database: Database, id: number): Promise<SubjectRef | undefined> {
  const comment = await database
    .select({ kind: commentRows.kind })
    .from(commentRows)
    .where(eq(commentRows.id, id))
    .get();
  return comment && { kind: toCommentsKind(comment.kind), id };
}
