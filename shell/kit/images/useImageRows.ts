import type { FieldErrors } from '@desert/contract/errors';
import { useState } from 'react';

export interface ImageRow {
  key: number;
  url: string;
  alt: string;
  /** Where it stood when the messages came: they go by place. Undefined for one that came later. */
  place: number | undefined;
}

/** The rows of a form's image fields. What was typed into them, and said of them, stays with them. */
export function useImageRows(
  images: readonly { url: string; alt: string }[],
  fixed: number,
  errors: FieldErrors,
) {
  const [rows, setRows] = useState<ImageRow[]>(() => firstRows(images, fixed));
  const [placed, setPlaced] = useState(errors);
  if (placed !== errors) {
    setPlaced(errors);
    setRows(rows.map((row, place) => ({ ...row, place })));
  }
  return {
    rows,
    add: () => {
      const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
      setRows([...rows, { key, url: '', alt: '', place: undefined }]);
    },
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
  };
}

function firstRows(images: readonly { url: string; alt: string }[], fixed: number): ImageRow[] {
  const empty = Array.from({ length: fixed }, () => ({ url: '', alt: '' }));
  const given = images.length > 0 ? images : empty;
  return given.map(({ url, alt }, at) => ({ key: at, url, alt, place: at }));
}
