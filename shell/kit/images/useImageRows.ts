import type { FieldErrors } from '@desert/contract/errors';
import { photoFileAt } from '@desert/contract/photos';
import { useState } from 'react';

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
  /** What stood here before a photo took its place. */
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

/** The rows without one; where none is left that has to be, a blank one. */
export function withoutRow(rows: readonly ImageRow[], at: number, least: number): ImageRow[] {
  const left = rows.toSpliced(at, 1);
  return left.length < least ? [newRow(rows)] : left;
}

function firstRows(images: readonly Image[], least: number): ImageRow[] {
  const empty = Array.from({ length: least }, () => ({ url: '', alt: '' }));
  const given = images.length > 0 ? images : empty;
  return given.map(({ url, alt }, at) => ({ key: at, url, alt, place: at }));
}
