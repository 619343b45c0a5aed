import { createHash } from 'node:crypto';
import { parseFields } from '@desert/contract/text/body';
import { collectTypedLinks } from '@desert/contract/text/links';
import { and, eq, sql } from 'drizzle-orm';
import type { Env } from '../env.ts';
import { getMaxRecordImages } from '../limits.ts';
import type { Database } from '../platform/database/open.ts';
import { createRecord } from '../records/creation.ts';
import { toComparable } from '../records/edit-base.ts';
import { editRecord } from '../records/edits.ts';
import { getImages } from '../records/images.ts';
import type { RecordJson, RecordKind, Records } from '../records/kind.ts';
import { aliasAllRows } from '../records/queries.ts';
import type { Edit, RecordToSave, Written } from '../records/save.ts';
import { checkLinks, buildReview } from './review.ts';

/** Saves a record with its tags and images in one transaction, all or nothing. It is pending if it needs a review. */
export async function saveReviewed(
  database: Database,
  env: Pick<Env, 'PENDING_WRITINGS' | 'IMAGES_PER_RECORD'>,
  records: Records,
  { id, ...input }: RecordToSave,
): Promise<Written> {
  const save = { ...input, maxImages: getMaxRecordImages(env) };
  const review = buildReview(database, env, records, save.user_id);
  const hasLinks = await hasNewLinks(database, records, { ...save, id });
  if (hasLinks) await checkLinks(database, save.user_id);
  const needed = hasLinks ? review : undefined;
  return id === undefined
    ? createRecord(database, records, save, needed)
    : editRecord(database, records, { ...save, id }, needed);
}

/** Saves once per content: after the browser's Back, a form has the same key and may have other content. */
export async function saveOncePerContent(
  database: Database,
  env: Parameters<typeof saveReviewed>[1],
  kind: RecordKind,
  input: RecordToSave,
): Promise<RecordJson> {
  const { id, idempotency_key: key, ...content } = input;
  const created = id === undefined && (await saveReviewed(database, env, kind, input));
  if (created && isSameEdit(kind, created, content)) return created;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
  return saveReviewed(database, env, kind, { ...input, idempotency_key: `${key}-${digest}` });
}

function isSameEdit({ input }: RecordKind, created: RecordJson, { values, images = [] }: Edit) {
  const { values: stored } = parseFields(input, created);
  const foundImages = getImages(created);
  return (
    stored !== undefined &&
    foundImages.length === images.length &&
    // A photo without a description gets its own.
    images.every(
      ({ url, alt }, at) => url === foundImages[at]?.url && (!alt || alt === foundImages[at].alt),
    ) &&
    // Compares only the fields of the form: the record has defaults for the others.
    Object.entries(values).every(
      ([name, value]) => toComparable(stored[name]) === toComparable(value),
    )
  );
}

async function hasNewLinks(
  database: Database,
  records: Records,
  { id, user_id, values }: RecordToSave,
): Promise<boolean> {
  const links = collectTypedLinks(values);
  if (links.size === 0) return false;
  if (id === undefined) return true;
  const { table, search } = records;
  const [before] = await database
    .select({
      title: sql`${search.title ?? null}`.as('title'),
      text: sql`${search.text}`.as('text'),
    })
    .from(aliasAllRows(records))
    .where(and(eq(table.id, id), eq(table.user_id, user_id)));
  if (!before) return false;
  const oldLinks = collectTypedLinks(before);
  return [...links].some((link) => !oldLinks.has(link));
}
