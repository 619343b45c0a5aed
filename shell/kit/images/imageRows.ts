import type { ImageFieldNames } from '@desert/contract/photos/images';
import { parsePhotoPath } from '@desert/contract/photos/photos';
import type { FieldValues } from '../app/fieldValues.ts';

export interface FormImage {
  url: string;
  alt: string;
}

export interface ImageRow extends FormImage {
  key: number;
  /** Index at the last validation, to which error messages refer; undefined for a new row. */
  place: number | undefined;
  /** A selected photo; `url` is `UNSENT` until uploaded. */
  file?: File | undefined;
  before?: FormImage | undefined;
}

/** `url` of a photo that is not uploaded. Validation trims it to '', but it differs from a blank field. */
export const UNSENT = ' ';

export function isPhoto(url: string): boolean {
  return url === UNSENT || parsePhotoPath(url) !== undefined;
}

let lastKey = 0;

export function createImageRow(row: Partial<ImageRow> = {}): ImageRow {
  lastKey += 1;
  return { key: lastKey, url: '', alt: '', place: undefined, ...row };
}

export function createInitialRows(images: readonly FormImage[], least: number): ImageRow[] {
  if (images.length === 0)
    return Array.from({ length: least }, (_, place) => createImageRow({ place }));
  return images.map(({ url, alt }, place) => createImageRow({ url, alt, place }));
}

/**
 * Images of a restored draft. A photo that was not uploaded keeps only its description; an image that it should replace
 * stays. @param images existing images, if any
 */
export function restoreImages(
  values: FieldValues,
  name: 'urls' | 'newUrls',
  images: readonly FormImage[],
): FormImage[] {
  const typed = pairImages(values[name], values[getAltFieldName(name)]);
  if (images.length === 0)
    return typed.filter(({ url, alt }) => url !== UNSENT || alt.trim() !== '');
  return images.map((image, at) => {
    const { url, alt } = typed[at] ?? image;
    return { url: url === UNSENT ? image.url : url, alt };
  });
}

export function getAltFieldName(name: 'urls' | 'newUrls'): 'alts' | 'newAlts' {
  return name === 'urls' ? 'alts' : 'newAlts';
}

export function buildImageFieldNames(name: 'urls' | 'newUrls', at: number): ImageFieldNames {
  return { url: `${name}.${at}`, alt: `${getAltFieldName(name)}.${at}` };
}

export function pairImages(urls: string[] = [], alts: string[] = []): FormImage[] {
  return urls.map((url, at) => ({ url, alt: alts[at] ?? '' }));
}
