import { type ReactNode, useRef } from 'react';
import type { ImageRow } from './useImageRows.ts';

/**
 * Opens the browser's own window in which photos are chosen.
 * @param row the one that a photo is chosen for; without it several can be chosen, to be added
 * @param camera whether the camera opens where there is one
 */
export type PickPhotos = (row?: ImageRow, camera?: boolean) => void;

/** @returns the field that has to stand in the form, and what opens the window */
export function usePhotoPicker(onChosen: (files: File[], row?: ImageRow) => void): {
  field: ReactNode;
  pick: PickPhotos;
} {
  const input = useRef<HTMLInputElement>(null);
  const target = useRef<ImageRow>(undefined);
  return {
    field: (
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChosen(files, target.current);
        }}
      />
    ),
    pick(row, camera = false) {
      const field = input.current;
      if (!field) return;
      target.current = row;
      field.multiple = !row;
      field.toggleAttribute('capture', camera);
      field.click();
    },
  };
}
