import { imageEdit, INVALID_LINK, MAX_IMAGES } from '@desert/contract/photos/images';
import { type PictureAddress, pictureAddress } from '@desert/contract/photos/own-images';
import { PHOTOS_FIELD } from '@desert/contract/records/posted-record';
import { TAGS_FIELD } from '@desert/contract/tags/tags';
import { parseFields } from '@desert/contract/text/body';
import type { FieldErrors } from '@desert/contract/text/errors';
import * as v from 'valibot';
import { isImageKind, type RecordKind } from '../../records/kind.ts';

export interface Picture extends PictureAddress {
  alt: string;
  field: string;
}

export interface PhotoInput {
  file: File;
  alt: string;
}

export interface RecordInput {
  problems: FieldErrors;
  record: Record<string, unknown> | undefined;
  existing: Picture[];
  added: Picture[];
  photos: PhotoInput[];
}

/** Maximum image rows or files that are parsed: one more than a record may have, so that the limit is reported. */
const ROWS_MAX = MAX_IMAGES + 1;

interface FormOf {
  kind: RecordKind;
  updates: boolean;
  here: string;
}

/** Parses a posted record. If photos are sent, added image rows without an address hold the photos' alt texts. */
export function recordInput(data: FormData, { kind, updates, here }: FormOf): RecordInput {
  const { [TAGS_FIELD]: _, ...typed } = Object.fromEntries(data);
  const { problems, values: record } = parseFields(kind.input, typed);
  if (!isImageKind(kind)) return { problems, record, existing: [], added: [], photos: [] };
  const { missing } = kind.images;
  const files = filesIn(data);
  const existing = updates ? rowsIn(data, 'urls', 'alts') : [];
  const added = updates ? rowsIn(data, 'newUrls', 'newAlts') : rowsIn(data, 'urls', 'alts');
  const isOfPhoto = ({ url }: Row) => files.length > 0 && url.trim() === '';
  const pictures = (rows: Row[]) =>
    rows.flatMap((row) => pictureOf(row, missing, here, problems) ?? []);
  return {
    problems,
    record,
    existing: pictures(existing),
    added: pictures(added.filter((row) => !isOfPhoto(row))),
    photos: photosOf(files, added.filter(isOfPhoto), problems),
  };
}

export function filesIn(data: FormData): File[] {
  return data
    .getAll(PHOTOS_FIELD)
    .filter((part) => typeof part !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0)
    .slice(0, ROWS_MAX);
}

interface Row {
  url: string;
  alt: string;
  urlField: string;
  altField: string;
}

function rowsIn(data: FormData, urls: string, alts: string): Row[] {
  const typedAlts = data.getAll(alts);
  const typedUrls = data.getAll(urls).slice(0, ROWS_MAX);
  return typedUrls.map((url, at) => ({
    url: textOf(url),
    alt: textOf(typedAlts[at]),
    urlField: `${urls}.${at}`,
    altField: `${alts}.${at}`,
  }));
}

function textOf(part: string | File | undefined): string {
  return typeof part === 'string' ? part : '';
}

function pictureOf(
  row: Row,
  missing: string,
  here: string,
  problems: FieldErrors,
): Picture | undefined {
  const { url, alt, urlField, altField } = row;
  const { problems: found, values } = parseFields(imageEdit(missing), { url, alt });
  if (found['alt'] !== undefined) problems[altField] = found['alt'];
  const address = values && pictureAddress(values.url, here);
  const wrong = found['url'] ?? (values && !address ? INVALID_LINK : undefined);
  if (wrong !== undefined) problems[urlField] = wrong;
  return address && { ...address, alt: values.alt ?? '', field: urlField };
}

const Described = v.pick(imageEdit(''), ['alt']);

function photosOf(files: File[], rows: Row[], problems: FieldErrors): PhotoInput[] {
  for (const { alt, altField } of rows) {
    const { alt: wrong } = parseFields(Described, { alt }).problems;
    if (wrong !== undefined) problems[altField] = wrong;
  }
  return files.map((file, at) => ({ file, alt: rows[at]?.alt.trim() ?? '' }));
}
