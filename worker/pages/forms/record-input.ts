import { type Image, type ImageFieldNames, MAX_IMAGES } from '@desert/contract/photos/images';
import { OWN_IMAGES } from '@desert/contract/photos/own-images';
import { PHOTOS_FIELD, REMOVED_FIELD } from '@desert/contract/records/posted-record';
import { BASE_FIELD } from '@desert/contract/records/records';
import { TAGS_FIELD } from '@desert/contract/tags/tags';
import * as v from 'valibot';
import { getFiles } from '../../http/request/multipart.ts';

/** Address of a photo until it is stored. */
const UNSTORED = `${OWN_IMAGES}photo`;

/** One more image row or file than a record may have, so that the limit is reported. */
const MAX_ROWS = MAX_IMAGES + 1;

/** Reads a posted record as the API takes it, not validated, without its tags. The last images are of `files`. */
export function readRecord(
  data: FormData,
  stored: Pick<Image, 'id' | 'url' | 'alt'>[] | undefined,
) {
  const base = readBase(data);
  const removed = data.getAll(REMOVED_FIELD);
  const seen = stored && (base.images ?? stored);
  const existing = seen ? readImageRows(data, 'urls', 'alts').slice(0, seen.length) : [];
  const added = seen
    ? readImageRows(data, 'newUrls', 'newAlts')
    : readImageRows(data, 'urls', 'alts');
  const files = getFiles(data, PHOTOS_FIELD).slice(0, MAX_ROWS);
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

interface Row {
  url: string;
  alt: string;
  names: ImageFieldNames;
}

function readImageRows(data: FormData, urls: string, alts: string): Row[] {
  const typedAlts = data.getAll(alts);
  return data
    .getAll(urls)
    .slice(0, MAX_ROWS)
    .map((url, at) => ({
      url: toText(url),
      alt: toText(typedAlts[at]),
      names: { url: `${urls}.${at}`, alt: `${alts}.${at}` },
    }));
}

const toText = (part: File | string | null | undefined) => (typeof part === 'string' ? part : '');

const SeenImage = v.object({ id: v.number(), url: v.string(), alt: v.string() });
const Base = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ images: v.optional(v.array(SeenImage)) }),
);

function readBase(data: FormData) {
  const { success, output } = v.safeParse(Base, data.get(BASE_FIELD));
  return success ? output : {};
}
