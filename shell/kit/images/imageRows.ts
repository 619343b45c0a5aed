import type { FieldErrors } from '@desert/contract/errors';
import { photoFileAt } from '@desert/contract/photos';
import { useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import type { FieldValues } from '../form/fieldValues.ts';

interface Image {
  url: string;
  alt: string;
}

export interface ImageRow extends Image {
  key: number;
  /** Where it stood when the messages came: they go by place. Undefined for one that came later. */
  place: number | undefined;
  /** A chosen photo; `url` is `UNSENT` until it is uploaded. */
  file?: File | undefined;
  /** The image that a photo replaced. */
  before?: Image | undefined;
}

/** In the place of the address of a photo that has none yet. Trimmed it is nothing, and no field of a blank form. */
export const UNSENT = ' ';

/** Whether an address is that of a photo of this site, uploaded or on its way. */
export function isPhoto(url: string): boolean {
  return url === UNSENT || photoFileAt(url) !== undefined;
}

/** The rows of a form's images. What was typed into them, and said of them, stays with them. */
export function useImageRows(images: readonly Image[], least: number, errors: FieldErrors) {
  const [rows, setRows] = useState<ImageRow[]>(() => firstRows(images, least));
  const [placed, setPlaced] = useState(errors);
  if (placed !== errors) {
    setPlaced(errors);
    setRows(rows.map((row, place) => ({ ...row, place })));
  }
  return [rows, setRows] as const;
}

/** Another row, blank unless told otherwise. */
export function newRow(rows: readonly ImageRow[], row: Partial<ImageRow> = {}): ImageRow {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return { key, url: '', alt: '', place: undefined, ...row };
}

/** The rows without one; a blank one if too few would be left. */
export function withoutRow(rows: readonly ImageRow[], key: number, least: number): ImageRow[] {
  const left = rows.filter((row) => row.key !== key);
  return left.length < least ? [newRow(rows)] : left;
}

function firstRows(images: readonly Image[], least: number): ImageRow[] {
  const empty = Array.from({ length: least }, () => ({ url: '', alt: '' }));
  const given = images.length > 0 ? images : empty;
  return given.map(({ url, alt }, at) => ({ key: at, url, alt, place: at }));
}

/**
 * The images in a draft. A photo that was not uploaded yet is lost; its description stays.
 * @param images the record's own if those are edited: the draft has as many
 */
export function restoredImages(
  values: FieldValues,
  name: 'urls' | 'newUrls',
  images: readonly { url: string; alt: string }[],
) {
  const { [name]: urls = [], [altName(name)]: alts = [] } = values;
  if (images.length === 0)
    return pairImages(urls, alts).filter(({ url, alt }) => url !== UNSENT || alt.trim() !== '');
  return images.map(({ url, alt }, at) => {
    const typed = urls[at] ?? url;
    return { url: typed === UNSENT ? url : typed, alt: alts[at] ?? alt };
  });
}

/** The field that holds the descriptions of the images whose addresses are in another. */
export function altName(name: 'urls' | 'newUrls'): 'alts' | 'newAlts' {
  return name === 'urls' ? 'alts' : 'newAlts';
}

/** The images whose addresses and descriptions a form has in two fields, in order. */
export function pairImages(urls: string[] = [], alts: string[] = []) {
  return urls.map((url, at) => ({ url, alt: alts[at] ?? '' }));
}

/**
 * Opens the browser's file dialog.
 * @param row the row whose image the photo replaces; without it several photos can be added
 * @param camera whether to open the camera, if there is one
 */
export type PickPhotos = (row?: ImageRow, camera?: boolean) => void;

/** The images of a form, and the functions that change them. */
export interface ImageList {
  name: 'urls' | 'newUrls';
  /** Contains the rows. */
  fieldset: RefObject<HTMLFieldSetElement | null>;
  rows: readonly ImageRow[];
  setRows: Dispatch<SetStateAction<ImageRow[]>>;
  /** How many rows there are at least, and how many of the first are saved already: they cannot be removed. */
  least: number;
  saved: number;
  /** How many images the record has before these. */
  others: number;
  /** Whether rows can be added; if not, each can be replaced. */
  adds: boolean;
  /** Places of saved photos that a draft removes. */
  removed: readonly string[];
  /** The ID of the only row's error message, if that is rendered above the row. */
  errorId: string | undefined;
  pick: PickPhotos;
  /** Removes a row, and focuses the one before. */
  remove: (at: number) => void;
  /** Notes how many photos were left out, as there was no room for them. */
  leaveOut: (count: number) => void;
}

/** Chosen files, and the row that one of them is to replace. */
export interface ChosenPhotos {
  files: File[];
  row?: ImageRow | undefined;
}
