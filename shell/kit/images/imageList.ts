import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { ImageRow } from './useImageRows.ts';
import type { PickPhotos } from './usePhotoPicker.tsx';
import type { PhotoTools } from './usePhotos.ts';

/** The images of a form, for what changes them. */
export interface ImageList {
  name: 'urls' | 'newUrls';
  /** The rows stand in it. */
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
  /** What works on photos, once it is fetched. */
  tools: PhotoTools | undefined;
  pick: PickPhotos;
  /** Takes a row away, and moves on to the one before. */
  remove: (at: number) => void;
  /** Notes how many photos were left out, as there was no room for them. */
  leaveOut: (count: number) => void;
}
