/** The images of a form, as the API takes them. */
import type { ApiResponse } from '@desert/contract/pages/page';
import {
  type ImageFieldNames,
  type ImageInput,
  toFormErrors,
} from '@desert/contract/photos/images';
import { isOwnNonImage } from '@desert/contract/photos/own-images';
import { parsePhotoPath } from '@desert/contract/photos/photos';
import type { FieldErrors } from '@desert/contract/text/errors';
import type { FieldValues } from '../app/fieldValues.ts';
import { type FormImage, buildImageFieldNames, pairImages } from './imageRows.ts';

export interface TypedImages {
  urls: string[];
  alts: string[];
  newUrls: string[];
  newAlts: string[];
  removed: string[];
}

/** Reads the trimmed values of the fields in `RecordImages`. */
export function readImages(typed: FieldValues): TypedImages {
  const valuesOf = (name: keyof TypedImages) => (typed[name] ?? []).map((value) => value.trim());
  return {
    urls: valuesOf('urls').map(checkAddress),
    alts: valuesOf('alts'),
    newUrls: valuesOf('newUrls').map(checkAddress),
    newAlts: valuesOf('newAlts'),
    removed: valuesOf('removed'),
  };
}

/** The typed image address; '#', which is invalid, if it is a page or API address of this site. */
function checkAddress(url: string): string {
  return url !== '' && isOwnNonImage(url, location.href) ? '#' : url;
}

/**
 * @param seen the record's images when the form was opened; undefined if it is new
 * @returns the images to send, and the fields of each
 */
export function buildImageInputs(
  { urls, alts, newUrls, newAlts, removed }: TypedImages,
  seen: readonly (FormImage & { id: number })[] | undefined,
): { images: ImageInput[]; names: ImageFieldNames[] } {
  const shown = pairImages(urls, alts);
  const existing = (seen ?? []).flatMap(({ id, url, alt }, at) => {
    const image = shown[at];
    const base = { url, alt };
    return image ? [{ ...image, id, base, removed: removed.includes(`${at}`) }] : [];
  });
  const added = seen ? pairImages(newUrls, newAlts) : shown;
  return {
    images: [...existing, ...added],
    names: [
      ...existing.map((_, at) => buildImageFieldNames('urls', at)),
      ...added.map((_, at) => buildImageFieldNames(seen ? 'newUrls' : 'urls', at)),
    ],
  };
}

/** Names the fields of a form in the errors of a response. */
export function renameImageErrors(response: ApiResponse, names: ImageFieldNames[]): ApiResponse {
  const body = response.body as { errors?: FieldErrors } | null;
  if (!body?.errors) return response;
  return { ...response, body: { ...body, errors: toFormErrors(body.errors, names) } };
}

/**
 * Images that replace those of a record, by position, which an earlier attempt created.
 * @param areOptional whether links that are no longer sent are removed, as photos are
 */
export function replaceStored(
  created: object,
  images: ImageInput[],
  areOptional: boolean,
): ImageInput[] {
  const { images: stored = [] } = created as { images?: ImageInput[] };
  const replaced = images.map((image, at) => ({ ...image, id: stored[at]?.id }));
  const rest = stored.slice(images.length).filter(({ url }) => areOptional || parsePhotoPath(url));
  return [...replaced, ...rest.map(({ id, url }) => ({ id, url, removed: true }))];
}
