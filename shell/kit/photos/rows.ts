/** The rows of a form's images as they stand in the page. */
import { flushSync } from 'react-dom';
import type { ImageList } from '../images/imageList.ts';
import { altName, pairImages } from '../images/pairImages.ts';
import { type ImageRow, isPhoto, newRow } from '../images/useImageRows.ts';
import { announce } from '../toast/announce.ts';

/** What is typed into each row. */
export function typedInto({ fieldset, name }: ImageList) {
  const valuesOf = (name: string) =>
    Array.from(
      fieldset.current?.querySelectorAll<HTMLInputElement>(`[data-row] [name="${name}"]`) ?? [],
      ({ value }) => value,
    );
  return pairImages(valuesOf(name), valuesOf(altName(name)));
}

/** Moves on to a row. */
export function focusRow({ fieldset, name }: ImageList, at: number): void {
  fieldset.current?.querySelector<HTMLElement>(`[data-field="${name}.${at}"]`)?.focus();
}

/** Has what stores a draft of the form hear of a change as of typing. */
export function tellForm({ fieldset }: ImageList): void {
  fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves a row to another place, which is said; the focus stays on what it was on. */
export function moveRow(list: ImageList, from: number, to: number): void {
  const { rows, setRows, others } = list;
  const row = rows[from];
  if (!row) return;
  const focused = document.activeElement as HTMLElement | null;
  // The rows as they are now: while one was dragged, a photo may have arrived.
  const moved = (now: ImageRow[]) => {
    const at = now.findIndex(({ key }) => key === row.key);
    const [found] = now.slice(at, at + 1);
    return found && at >= 0 ? now.toSpliced(at, 1).toSpliced(to, 0, found) : now;
  };
  flushSync(() => setRows(moved));
  focused?.focus();
  const word = isPhoto(row.url) ? 'Photo' : 'Image';
  announce(`${word} ${others + from + 1} is now number ${others + to + 1}.`);
  tellForm(list);
}

/** Puts back what a photo took the place of. */
export function restoreRow(list: ImageList, at: number): void {
  const { rows, setRows } = list;
  const { key, before = {}, place } = rows[at] ?? {};
  const restored = (now: ImageRow[]) =>
    now.map((row) => (row.key === key ? newRow(now, { ...before, place }) : row));
  flushSync(() => setRows(restored));
  focusRow(list, at);
  tellForm(list);
}
