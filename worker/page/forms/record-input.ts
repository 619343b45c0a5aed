/** What stands in the form of a record, judged as the API judges it. */
import { type FieldErrors, parseFields } from '@desert/contract/errors';
import { imageEdit, MAX_IMAGES } from '@desert/contract/images';
import { type PictureAddress, pictureAddress } from '@desert/contract/own-images';
import { PHOTOS_FIELD } from '@desert/contract/posted-record';
import { TAGS_FIELD } from '@desert/contract/tags';
import * as v from 'valibot';
import { isImageKind, type RecordKind } from '../../records/kind.ts';

/** A picture by its address. */
export interface Picture extends PictureAddress {
  alt: string;
  /** The name that messages for its address come under: 'urls.1'. */
  field: string;
}

/** A photo that was chosen. */
export interface PhotoInput {
  file: File;
  alt: string;
}

export interface RecordInput {
  /** What is wrong, by field. */
  problems: FieldErrors;
  /** As the kind's `input` lets it through; undefined where it does not. */
  record: Record<string, unknown> | undefined;
  /** What is typed of the images that the record has, in order. */
  existing: Picture[];
  added: Picture[];
  photos: PhotoInput[];
}

/** One more than a record has room for: it is what is refused, and what follows is not looked at. */
const ROWS_MAX = MAX_IMAGES + 1;

interface FormOf {
  kind: RecordKind;
  /** Whether it updates a record. */
  updates: boolean;
  /** An address of this site. */
  here: string;
}

/**
 * Judges what stands in a posted form, but for its tags and the photos themselves. Where photos are sent, a blank address is none,
 * and what is typed to describe it describes a photo.
 */
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

/** The photos that were chosen: where none is, a browser sends an empty one without a name. */
export function filesIn(data: FormData): File[] {
  return data
    .getAll(PHOTOS_FIELD)
    .filter((part) => typeof part !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0)
    .slice(0, ROWS_MAX);
}

/** The fields of one image, as they stand in the form. */
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

/** A picture by its address; what is wrong with it is added to the problems. */
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
  if (found['url'] !== undefined || (values && !address)) problems[urlField] = missing;
  return address && { ...address, alt: values.alt ?? '', field: urlField };
}

const Described = v.pick(imageEdit(''), ['alt']);

/** The photos with what is said of them: in the order of the rows, which have no address. */
function photosOf(files: File[], rows: Row[], problems: FieldErrors): PhotoInput[] {
  for (const { alt, altField } of rows) {
    const { alt: wrong } = parseFields(Described, { alt }).problems;
    if (wrong !== undefined) problems[altField] = wrong;
  }
  return files.map((file, at) => ({ file, alt: rows[at]?.alt.trim() ?? '' }));
}
