import { MAX_IMAGES } from '@desert/contract/images';
import { flushSync } from 'react-dom';
import type { ImageList } from '../images/imageList.ts';
import { type ImageRow, newRow, UNSENT } from '../images/useImageRows.ts';
import type { ChosenPhotos } from '../images/usePhotos.ts';
import { pluralize } from '../text/pluralize.ts';
import { announce } from '../toast/announce.ts';
import { focusRow, typedInto } from './rows.ts';

/**
 * Puts chosen photos into the rows: in the place of the row that was to be replaced, or at the end and in the place of
 * blank rows. Those for which there is no room are left out, which is said.
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
  // What was typed of a photo that did not arrive is of the same photo, and there is nothing to go back to.
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
