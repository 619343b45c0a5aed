import { photoFileAt } from '@desert/contract/photos';
import type { FieldValues } from '../form/fieldValues.ts';

export interface Image {
  url: string;
  alt: string;
}

export interface ImageRow extends Image {
  key: number;
  /** Its index at the last validation, which error messages refer to; undefined for a row added since. */
  place: number | undefined;
  /** A chosen photo; `url` is `UNSENT` until it is uploaded. */
  file?: File | undefined;
  /** The image that a photo replaced. */
  before?: Image | undefined;
}

/** The address of a photo that is not uploaded yet. Validation trims it to '', and it differs from a blank field. */
export const UNSENT = ' ';

/** Whether an address is that of a photo of this site, uploaded or on its way. */
export function isPhoto(url: string): boolean {
  return url === UNSENT || photoFileAt(url) !== undefined;
}

let lastKey = 0;

/** A new row, blank by default. */
export function newRow(row: Partial<ImageRow> = {}): ImageRow {
  lastKey += 1;
  return { key: lastKey, url: '', alt: '', place: undefined, ...row };
}

export function firstRows(images: readonly Image[], least: number): ImageRow[] {
  if (images.length === 0) return Array.from({ length: least }, (_, place) => newRow({ place }));
  return images.map(({ url, alt }, place) => newRow({ url, alt, place }));
}

/**
 * The images in a draft. A photo that was not uploaded yet is lost; its description stays.
 * @param images the record's own if those are edited: the draft has as many
 */
export function restoredImages(
  values: FieldValues,
  name: 'urls' | 'newUrls',
  images: readonly Image[],
): Image[] {
  const typed = pairImages(values[name], values[altName(name)]);
  if (images.length === 0)
    return typed.filter(({ url, alt }) => url !== UNSENT || alt.trim() !== '');
  return images.map((image, at) => {
    const { url, alt } = typed[at] ?? image;
    return { url: url === UNSENT ? image.url : url, alt };
  });
}

/** The name of the field for the descriptions, by that of the field for the addresses. */
export function altName(name: 'urls' | 'newUrls'): 'alts' | 'newAlts' {
  return name === 'urls' ? 'alts' : 'newAlts';
}

/** The images of a form, which has their addresses and descriptions in two fields. */
export function pairImages(urls: string[] = [], alts: string[] = []): Image[] {
  return urls.map((url, at) => ({ url, alt: alts[at] ?? '' }));
}
