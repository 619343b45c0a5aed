import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import type { FieldErrors } from '../text/errors.ts';
import { recordId } from '../text/ids.ts';
import { optionalLine } from '../text/text.ts';
import { isOwnImage, OWN_IMAGES } from './own-images.ts';
import { parsePhotoPath, PHOTOS_PATH, type PhotoSizes } from './photos.ts';
import { isPrivateHost } from './private-hosts.ts';

export interface Image {
  id: number;
  url: string;
  alt: string;
  photo?: PhotoSizes | undefined;
}

export const MAX_IMAGES = 12;

/** The error of an update that would leave a record without images. */
export const KEEP_ONE = 'Keep this photo, or add another one first';

export const MAX_IMAGE_ADDRESS = 2048;
export const MAX_ALT = 300;

const SITE = 'https://site.invalid';

/** The error of an image without an address, where images are optional. */
export const NO_ADDRESS = 'Enter a link to a photo, or remove this one';

export const INVALID_LINK = 'Enter a link to a photo that starts with https:// or /images/';

/** An image address, see `toImageAddress`. @param missing message for a missing one */
export const imageAddress = (missing: string) =>
  v.optional(
    v.pipe(
      v.string(missing),
      v.trim(),
      v.nonEmpty(missing),
      v.transform(toImageAddress),
      v.nonEmpty(INVALID_LINK),
      v.maxLength(MAX_IMAGE_ADDRESS, INVALID_LINK),
    ),
    '',
  );

const Alt = optionalLine({ label: 'Image description', max: MAX_ALT });

export interface NewImage {
  url: string;
  alt: string;
  record_id: number;
}

/** Body of `POST /api/{kind}/new/image/`: `{url, alt?, [field]}`; 409 if the record is full. */
export const defineNewImage = (
  field: string,
  of: string,
  missing: string,
): v.GenericSchema<unknown, NewImage> => {
  const record_id = recordId(`${field} must be the ID of ${of}`);
  return v.pipe(
    defineBodySchema({ url: imageAddress(missing), alt: Alt, [field]: record_id }),
    v.transform((input) => ({ ...input, record_id: input[field] }) as unknown as NewImage),
  );
};

export interface ImageEdit {
  url: string;
  alt?: string | undefined;
  /** The image as the editor saw it: 409 if it changed. */
  base?: { url: string; alt: string } | undefined;
}

/** Body of `PUT /api/{kind}/{imageId}/images/edit/`. */
export const defineImageEdit = (missing: string) =>
  defineBodySchema({
    url: imageAddress(missing),
    alt: v.optional(v.unwrap(Alt)),
    base: v.optional(
      defineBodySchema({
        url: v.pipe(v.string(), v.maxLength(MAX_IMAGE_ADDRESS)),
        alt: v.pipe(v.string(), v.maxLength(MAX_ALT)),
      }),
    ),
  });

const MAX_POSTED_IMAGES = 2 * (MAX_IMAGES + 1);

export interface ImageInput extends ImageEdit {
  /** Without it, the image is new. */
  id?: number | undefined;
  removed?: boolean | undefined;
}

/** `images` in the body of a record's POST or PUT, in order: existing ones that change, and new ones. */
export const defineImagesInput = (missing: string) => {
  const image = defineBodySchema({
    ...defineImageEdit(missing).entries,
    id: v.optional(v.unwrap(recordId('id must be the ID of an image'))),
    removed: v.optional(v.boolean()),
  });
  return v.optional(
    v.pipe(
      v.array(image),
      v.maxLength(MAX_POSTED_IMAGES, `Send at most ${MAX_POSTED_IMAGES} images`),
      v.check((images) => areDistinct(images), 'Send each image once'),
      v.check(
        (images) => images.every(({ id, removed }) => id !== undefined || !removed),
        'A removed image needs its id',
      ),
    ),
    [],
  );
};

/** Whether no id is there twice: a later statement would act on what an earlier one changed. */
function areDistinct(images: { id?: unknown }[]): boolean {
  const ids = images.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}

export interface ImageFieldNames {
  url: string;
  alt: string;
}

/** Errors of `images` by the fields of a form. @param names 'urls.1' and 'alts.1', for each image of the body */
export function toFormErrors(errors: FieldErrors, names: readonly ImageFieldNames[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const [, at, part] = /^images\.(\d+)\.(url|alt)$/.exec(field) ?? [];
      return [names[Number(at)]?.[part as keyof ImageFieldNames] ?? field, message];
    }),
  );
}

/** Image fields of a form. `newUrls` and `newAlts` are the images that an update adds. */
export const defineImageFields = (missing: { urls: string; newUrls: string }) => ({
  urls: v.optional(v.array(imageAddress(missing.urls)), []),
  alts: v.optional(v.array(Alt), []),
  newUrls: v.optional(v.array(imageAddress(missing.newUrls)), []),
  newAlts: v.optional(v.array(Alt), []),
});

/**
 * Normalizes an image address: a path of this site's pictures, or an https address. Private networks are excluded, so
 * that viewers' browsers do not contact devices there. @returns it, percent-encoded ('my%20photo.jpg'); '' if invalid
 */
export function toImageAddress(typed: string): string {
  if (typed.length > MAX_IMAGE_ADDRESS) return '';
  const text = typed.trim();
  if (/[\p{Cc}\\]/u.test(text) || !text.isWellFormed() || !URL.canParse(text, SITE)) return '';
  const { origin, hostname, pathname, search, hash, username, password, href } = new URL(
    text,
    SITE,
  );
  if (text.startsWith(PHOTOS_PATH)) return parsePhotoPath(text) ? text : '';
  if (text.startsWith(OWN_IMAGES)) {
    return origin === SITE && isOwnImage(pathname) ? pathname + search + hash : '';
  }
  const isAbsolute = /^https:\/\/[^/]/i.test(text) && username === '' && password === '';
  return isAbsolute && !isPrivateHost(hostname) ? href : '';
}
