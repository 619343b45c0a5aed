/** Images that people add by their address, to an item of the Store or to a memory. */
import * as v from 'valibot';
import { body } from './body.ts';
import { recordId } from './ids.ts';
import { isOwnImage, OWN_IMAGES } from './own-images.ts';
import { photoFileAt, PHOTOS_PATH, type PhotoSizes } from './photos.ts';
import { isPrivateHost } from './private-hosts.ts';
import { optionalLine } from './text.ts';

/** An image, in the order in which they were added. */
export interface Image {
  id: number;
  url: string;
  /** What the image shows, in words; '' where nobody said. */
  alt: string;
  /** Of a photo that was uploaded to this site, where `url` leads. */
  photo?: PhotoSizes | undefined;
}

/** How many images an item or a memory can have. */
export const MAX_IMAGES = 12;

/** Said if every image of a record is to be removed. */
export const KEEP_ONE = 'Keep this photo, or add another one first';

/** Characters. */
export const IMAGE_ADDRESS_MAX = 2048;
export const ALT_MAX = 300;

/** Stands for this site where an address is taken apart; nothing is asked of it. */
const SITE = 'https://site.invalid';

/**
 * The address of an image, see `imageAddressOf`, in `IMAGE_ADDRESS_MAX` characters.
 * @param missing what is said where there is none, or one that is none
 */
export const imageAddress = (missing: string) =>
  v.optional(
    v.pipe(
      v.string(missing),
      v.transform(imageAddressOf),
      v.nonEmpty(missing),
      v.maxLength(IMAGE_ADDRESS_MAX, missing),
    ),
    '',
  );

/** What an image shows, in words: may be left out. */
const Alt = optionalLine({ label: 'Image description', max: ALT_MAX });

/** What comes of the body of an image's POST. */
export interface NewImage {
  url: string;
  alt: string;
  /** The record that it is of. */
  record_id: number;
}

/**
 * Body of `POST /api/{kind}/new/image/`, like `{url, alt?, merch_id}`. 409 where the record has `MAX_IMAGES`.
 * @param field the field with the id of what it is of, like 'merch_id'
 * @param of what that is, like 'an item'
 */
export const newImage = (
  field: string,
  of: string,
  missing: string,
): v.GenericSchema<unknown, NewImage> => {
  const record_id = recordId(`${field} must be the ID of ${of}`);
  return v.pipe(
    body({ url: imageAddress(missing), alt: Alt, [field]: record_id }),
    v.transform((input) => ({ ...input, record_id: input[field] }) as unknown as NewImage),
  );
};

/** What comes of the body of an image's PUT: without `alt` it keeps the one it has. */
export interface ImageEdit {
  url: string;
  alt?: string | undefined;
  /** The image as the editor saw it: 409 if it has become another one. */
  base?: { url: string; alt: string } | undefined;
}

/** Body of `PUT /api/{kind}/{imageId}/images/edit/`. */
export const imageEdit = (missing: string) =>
  body({
    url: imageAddress(missing),
    alt: v.optional(v.unwrap(Alt)),
    base: v.optional(body({ url: v.string(), alt: v.string() })),
  });

/**
 * The image fields of a form, as entries of its schema: `urls` and `alts` are those of the images it
 * is made with or already has, `newUrls` and `newAlts` those that an update adds.
 * `parseFields` puts what is wrong with the second address under `urls.1`.
 */
export const imageFields = (missing: { urls: string; newUrls: string }) => ({
  urls: v.optional(v.array(imageAddress(missing.urls)), []),
  alts: v.optional(v.array(Alt), []),
  newUrls: v.optional(v.array(imageAddress(missing.newUrls)), []),
  newAlts: v.optional(v.array(Alt), []),
});

/**
 * The address of an image: absolute, https and of no private network, or a path of this site, under `/images/` or that
 * of an uploaded photo. A picture of a private network would have the browsers of all who look ask a device of theirs.
 * @param typed may have spaces around it, and inside what an address cannot hold as it is
 * @returns the address as a browser asks for it: 'my photo.jpg' ends in 'my%20photo.jpg'; '' for what is none
 */
export function imageAddressOf(typed: string): string {
  if (typed.length > IMAGE_ADDRESS_MAX) return '';
  const text = typed.trim();
  // Browsers drop tabs and line breaks, and take '\' for '/', before they read an address.
  if (/[\p{Cc}\\]/u.test(text) || !text.isWellFormed() || !URL.canParse(text, SITE)) return '';
  const { origin, hostname, pathname, search, hash, username, password, href } = new URL(
    text,
    SITE,
  );
  if (text.startsWith(PHOTOS_PATH)) return photoFileAt(text) ? text : '';
  if (text.startsWith(OWN_IMAGES)) {
    return origin === SITE && isOwnImage(pathname) ? pathname + search + hash : '';
  }
  const isAbsolute = /^https:\/\/[^/]/i.test(text) && username === '' && password === '';
  return isAbsolute && !isPrivateHost(hostname) ? href : '';
}
