import { MAX_IMAGES } from '@desert/contract/photos/images';
import { REMOVED_FIELD } from '@desert/contract/records/posted-record';
import type { FieldErrors } from '@desert/contract/text/errors';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoredValues } from '../app/fieldValues.ts';
import { FormContext } from '../form/Form.tsx';
import { pluralize } from '../text/pluralize.ts';
import { announce } from '../toast/announce.ts';
import {
  getAltFieldName,
  createInitialRows,
  type FormImage,
  type ImageRow,
  isPhoto,
  createImageRow,
  pairImages,
  restoreImages,
  UNSENT,
} from './imageRows.ts';

export const FULL = `You’ve added ${MAX_IMAGES} photos, the most allowed.`;

export interface ImageFieldsProps {
  /** 'urls' for new or existing images, 'newUrls' for those added by an update. */
  name: 'urls' | 'newUrls';
  legend: string;
  images?: readonly FormImage[];
  /** Minimum number of rows, including blank ones. */
  least: number;
  /** Label of the add button; without it, images can only be replaced. */
  addText?: string;
  /** Whether a record can have none: existing links can be removed, too, and the fields take less room. */
  areOptional?: boolean;
  /** Number of the record's images before these rows. */
  others?: number;
}

export type ImageList = ReturnType<typeof useImageRows>;

export interface RowProps {
  list: ImageList;
  row: ImageRow;
  at: number;
}

export interface FieldsProps extends RowProps {
  number: number;
  error: string | undefined;
  altError: string | undefined;
  errorId: string | undefined;
  children: ReactNode;
}

export function useImageRows(props: ImageFieldsProps) {
  const { name, images = [], least, addText, areOptional = false, others = 0 } = props;
  const { errors } = useContext(FormContext);
  const restored = useContext(RestoredValues);
  const adds = addText !== undefined;
  const begun = restored ? restoreImages(restored, name, adds ? [] : images) : images;
  const [rows, setRows] = useRowsWithIndexes(begun, least, errors);
  const [leftOut, setLeftOut] = useState(0);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const most = MAX_IMAGES - others;
  const room = most - rows.length;

  /**
   * Renders rows at once. @param at row to focus, or the add button if there is no such row; undefined to keep the
   * focus
   */
  function show(next: (now: ImageRow[]) => ImageRow[], at?: number) {
    flushSync(() => setRows(next));
    if (at === undefined) return;
    const row = fieldset.current?.querySelector<HTMLElement>(`[data-field="${name}.${at}"]`);
    (row ?? fieldset.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }

  /** Fires an input event, so that the form stores its draft. */
  const notifyForm = () => fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));

  function typed() {
    const valuesOf = (name: string) =>
      Array.from(
        fieldset.current?.querySelectorAll<HTMLInputElement>(`[data-row] [name="${name}"]`) ?? [],
        ({ value }) => value,
      );
    return pairImages(valuesOf(name), valuesOf(getAltFieldName(name)));
  }

  return {
    name,
    rows,
    least,
    others,
    adds,
    areOptional,
    most,
    room,
    leftOut,
    fieldset,
    removed: restored?.[REMOVED_FIELD] ?? [],

    addLink: () => {
      show((now) => [...now, createImageRow()], rows.length);
      if (room === 1) announce(FULL);
    },

    /** Appends photos and drops blank rows. Announces how many were added, and how many exceed the limit. */
    addPhotos: (files: File[]) => {
      const values = typed();
      const kept = rows.filter((_, at) => values[at]?.url || values[at]?.alt);
      const taken = files.slice(0, most - kept.length);
      show(() => [...kept, ...taken.map((file) => createImageRow({ url: UNSENT, file }))]);
      const left = files.length - taken.length;
      setLeftOut(left);
      const text = `${pluralize(taken.length, 'photo')} added.`;
      announce(left > 0 ? `${text} ${left} didn’t fit.` : text);
    },

    replace: ({ key, url, place, before }: ImageRow, file: File) => {
      const at = rows.findIndex((row) => row.key === key);
      const value = typed()[at];
      // After a failed upload, choosing the photo again keeps the description; there is nothing to undo.
      const kept = url === UNSENT ? { alt: value?.alt ?? '', before } : { before: before ?? value };
      show(
        (now) => now.toSpliced(at, 1, createImageRow({ ...kept, url: UNSENT, file, place })),
        at,
      );
    },

    restore: (at: number) => {
      const { before, place } = rows[at] ?? {};
      show((now) => now.toSpliced(at, 1, createImageRow({ ...before, place })), at);
      notifyForm();
    },

    /** Removes a row, and focuses the one before it. At the minimum number of rows, a blank row replaces it. */
    remove: (at: number) => {
      setLeftOut(0);
      show(
        (now) => (now.length > least ? now.toSpliced(at, 1) : [createImageRow()]),
        Math.max(at - 1, 0),
      );
      notifyForm();
    },

    move: ({ key, url }: ImageRow, from: number, to: number) => {
      const focused = document.activeElement as HTMLElement | null;
      show((now) => {
        // An upload may have changed the row during a drag.
        const row = now.find((row) => row.key === key);
        return row ? now.filter((other) => other !== row).toSpliced(to, 0, row) : now;
      });
      focused?.focus();
      const word = isPhoto(url) ? 'Photo' : 'Image';
      announce(`${word} ${others + from + 1} is now number ${others + to + 1}.`);
      notifyForm();
    },

    setUrl: (key: number, url: string) => {
      show((now) => now.map((row) => (row.key === key ? { ...row, url } : row)));
      notifyForm();
    },
  };
}

/** The rows, each with its index at the last validation, so that an error message moves with its row. */
function useRowsWithIndexes(images: readonly FormImage[], least: number, errors: FieldErrors) {
  const [rows, setRows] = useState(() => createInitialRows(images, least));
  const [placed, setPlaced] = useState(errors);
  if (placed !== errors) {
    setPlaced(errors);
    setRows(rows.map((row, place) => ({ ...row, place })));
  }
  return [rows, setRows] as const;
}
