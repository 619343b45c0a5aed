import { type ImageFieldNames, MAX_IMAGES } from '@desert/contract/photos/images';
import { OWN_IMAGES } from '@desert/contract/photos/own-images';
import { PHOTOS_FIELD, REMOVED_FIELD } from '@desert/contract/records/posted-record';
import { BASE_FIELD } from '@desert/contract/records/records';
import {
  TAG_NAMES_FIELD,
  tagKey,
  TAGS_FIELD,
  TAGS_MAX,
  unverifiedRef,
} from '@desert/contract/tags/tags';
import { splitNames } from '@desert/contract/text/dates';
import * as v from 'valibot';
import { findTagsByName } from '../../history/tags-by-name.ts';
import type { Database } from '../../platform/database/open.ts';

interface SeenImage {
  id: number;
  url: string;
  alt: string;
}

export interface RecordInput {
  /** The record as the API takes it, not validated and without its tags. The last images are of `files`. */
  fields: Record<string, unknown>;
  names: ImageFieldNames[];
  files: File[];
}

/** Address of a photo until it is stored. */
const UNSTORED = `${OWN_IMAGES}photo`;

/** One more image row or file than a record may have, so that the limit is reported. */
const ROWS_MAX = MAX_IMAGES + 1;

/** Reads a posted record. @param stored the record's images, for a form without base values; undefined if new */
export function readRecord(data: FormData, stored: SeenImage[] | undefined): RecordInput {
  const base = baseIn(data);
  const removed = data.getAll(REMOVED_FIELD);
  const seen = stored && (base.images ?? stored);
  const existing = seen ? rowsIn(data, 'urls', 'alts').slice(0, seen.length) : [];
  const added = seen ? rowsIn(data, 'newUrls', 'newAlts') : rowsIn(data, 'urls', 'alts');
  const files = filesIn(data);
  // If photos are sent, rows without an address hold their descriptions.
  const isOfPhoto = ({ url }: Row) => files.length > 0 && url.trim() === '';
  const described = added.filter(isOfPhoto);
  const images = [
    ...existing.map((row, at) => {
      const { id, ...before } = seen?.[at] ?? {};
      return Object.assign(row, { id, base: before, removed: removed.includes(`${at}`) });
    }),
    ...added.filter((row) => !isOfPhoto(row)),
    ...files.map((_, at) => {
      const { alt = '', names } = described[at] ?? {};
      return { url: UNSTORED, alt, names: { alt: PHOTOS_FIELD, ...names, url: PHOTOS_FIELD } };
    }),
  ];
  const fields = { ...Object.fromEntries(data), [TAGS_FIELD]: undefined, base, images };
  return { fields, names: images.map(({ names }) => names), files };
}

export function filesIn(data: FormData): File[] {
  return data
    .getAll(PHOTOS_FIELD)
    .filter((part) => typeof part !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0)
    .slice(0, ROWS_MAX);
}

/** The tags of a form, not validated; undefined if the form leaves them unchanged. */
export async function readTags(database: Database, data: FormData): Promise<unknown> {
  if (!data.has(TAGS_FIELD) && !data.has(TAG_NAMES_FIELD)) return undefined;
  const chosen = data.getAll(TAGS_FIELD).filter((key) => typeof key === 'string' && key !== '');
  const names = splitNames(textOf(data.get(TAG_NAMES_FIELD))).filter((name) => name !== '');
  const called = await findTagsByName(database, names.slice(0, TAGS_MAX + 1));
  // Drops typed names of tags that are selected already.
  const keys = new Set([...chosen, ...called.map(tagKey)]);
  return Array.from(keys, (key) => unverifiedRef(key as string));
}

interface Row {
  url: string;
  alt: string;
  names: ImageFieldNames;
}

function rowsIn(data: FormData, urls: string, alts: string): Row[] {
  const typedAlts = data.getAll(alts);
  return data
    .getAll(urls)
    .slice(0, ROWS_MAX)
    .map((url, at) => ({
      url: textOf(url),
      alt: textOf(typedAlts[at]),
      names: { url: `${urls}.${at}`, alt: `${alts}.${at}` },
    }));
}

const textOf = (part: File | string | null | undefined) => (typeof part === 'string' ? part : '');

const Base = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    images: v.optional(v.array(v.object({ id: v.number(), url: v.string(), alt: v.string() }))),
  }),
);

function baseIn(data: FormData) {
  const { success, output } = v.safeParse(Base, data.get(BASE_FIELD));
  return success ? output : {};
}
