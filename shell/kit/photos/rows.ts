import { MAX_IMAGES } from '@desert/contract/images';
import { flushSync } from 'react-dom';
import {
  type ChosenPhotos,
  type ImageList,
  altName,
  pairImages,
  type ImageRow,
  isPhoto,
  newRow,
  UNSENT,
} from '../images/imageRows.ts';
import { pluralize } from '../text/pluralize.ts';
import { announce } from '../toast/announce.ts';

/** The values of the fields in each row. */
function typedInto({ fieldset, name }: ImageList) {
  const valuesOf = (name: string) =>
    Array.from(
      fieldset.current?.querySelectorAll<HTMLInputElement>(`[data-row] [name="${name}"]`) ?? [],
      ({ value }) => value,
    );
  return pairImages(valuesOf(name), valuesOf(altName(name)));
}

function focusRow({ fieldset, name }: ImageList, at: number): void {
  fieldset.current?.querySelector<HTMLElement>(`[data-field="${name}.${at}"]`)?.focus();
}

/** Fires an input event, so that the form stores its draft as after typing. */
export function tellForm({ fieldset }: ImageList): void {
  fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves a row, announces its new place, and keeps the focus. */
export function moveRow(list: ImageList, from: number, to: number): void {
  const { rows, setRows, others } = list;
  const row = rows[from];
  if (!row) return;
  const focused = document.activeElement as HTMLElement | null;
  // An upload may have changed the rows during the drag.
  const moved = (now: ImageRow[]) => {
    const found = now.find(({ key }) => key === row.key);
    return found ? now.filter((one) => one !== found).toSpliced(to, 0, found) : now;
  };
  flushSync(() => setRows(moved));
  focused?.focus();
  const word = isPhoto(row.url) ? 'Photo' : 'Image';
  announce(`${word} ${others + from + 1} is now number ${others + to + 1}.`);
  tellForm(list);
}

/** Undoes the replacement of an image by a photo. */
export function restoreRow(list: ImageList, at: number): void {
  const { rows, setRows } = list;
  const { key, before = {}, place } = rows[at] ?? {};
  const restored = (now: ImageRow[]) =>
    now.map((row) => (row.key === key ? newRow(now, { ...before, place }) : row));
  flushSync(() => setRows(restored));
  focusRow(list, at);
  tellForm(list);
}

/**
 * Adds chosen photos to the rows: the first replaces `row`; without that, all go to the end, and replace blank rows. Photos
 * over the limit are left out, and announced.
 */
export function placePhotos(list: ImageList, { files, row }: ChosenPhotos): void {
  const at = row ? list.rows.findIndex(({ key }) => key === row.key) : -1;
  if (at >= 0) replaceRow(list, at, files[0]);
  else addRows(list, files);
}

function replaceRow(list: ImageList, at: number, file: File | undefined) {
  const { rows, setRows } = list;
  const typed = typedInto(list)[at];
  const { key, place, url, before } = rows[at] ?? newRow(rows);
  // After a failed upload the user chooses the same photo again: its description stays, and there is nothing to undo.
  const kept = url === UNSENT ? { alt: typed?.alt ?? '', before } : { before: before ?? typed };
  const replaced = (now: ImageRow[]) =>
    now.map((row) => (row.key === key ? newRow(now, { ...kept, url: UNSENT, file, place }) : row));
  flushSync(() => setRows(replaced));
  focusRow(list, at);
}

function addRows(list: ImageList, files: File[]) {
  const { rows, setRows, saved, others, leaveOut } = list;
  const typed = typedInto(list);
  const isBlank = (at: number) => at >= saved && typed[at]?.url === '' && typed[at].alt === '';
  const blank = new Set(rows.filter((_, at) => isBlank(at)).map(({ key }) => key));
  const kept = rows.filter(({ key }) => !blank.has(key));
  const taken = files.slice(0, MAX_IMAGES - others - kept.length);
  const added = taken.map((file, nth) => {
    const row = newRow(rows, { url: UNSENT, file });
    return { ...row, key: row.key + nth };
  });
  const left = files.length - taken.length;
  setRows((now) => [...now.filter(({ key }) => !blank.has(key)), ...added]);
  leaveOut(left);
  const text = `${pluralize(taken.length, 'photo')} added.`;
  announce(left > 0 ? `${text} ${left} didn’t fit.` : text);
}
