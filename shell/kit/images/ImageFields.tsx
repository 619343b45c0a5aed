import { MAX_IMAGES } from '@desert/contract/images';
import { REMOVED_FIELD } from '@desert/contract/posted-record';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoredValues } from '../form/fieldValues.ts';
import { FormContext } from '../form/Form.tsx';
import { useHold } from '../form/useHold.ts';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { TryAgain } from '../ui/TryAgain.tsx';
import { ImageRowField } from './ImageRowField.tsx';
import {
  type ImageList,
  restoredImages,
  type ImageRow,
  isPhoto,
  newRow,
  UNSENT,
  useImageRows,
  withoutRow,
} from './imageRows.ts';
import { FULL, PhotoDrop, usePhotoDrop, usePhotoPicker } from './PhotoDrop.tsx';
import { usePhotos, usePlacing } from './usePhotos.ts';
import styles from './ImageFields.module.css';

export interface ImageFieldsProps {
  /** 'urls' for those a record is made with or has, 'newUrls' for those an update adds. */
  name: 'urls' | 'newUrls';
  legend: string;
  /** The images to begin with. */
  images?: readonly { url: string; alt: string }[];
  /** How many rows there are at least: empty fields where there is nothing else. */
  least: number;
  /** How many of the first are saved already: they cannot be removed. */
  saved: number;
  /** What the button says that adds a field; without it none can be added, and each can be replaced. */
  addText?: string;
  /** How many images the record has before these. */
  others?: number;
}

/** The images of a form: photos, uploaded as soon as they are chosen, and addresses of pictures elsewhere. */
export function ImageFields(props: ImageFieldsProps) {
  const { name, legend, images = [], least, saved, addText, others = 0 } = props;
  const { errors, pending } = useContext(FormContext);
  const missingId = useId();
  const restored = useContext(RestoredValues);
  const adds = addText !== undefined;
  const begun = restored ? restoredImages(restored, name, adds ? [] : images) : images;
  const removed = restored?.[REMOVED_FIELD] ?? [];
  const [rows, setRows] = useImageRows(begun, least, errors);
  const [leftOut, leaveOut] = useState(0);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const photos = usePhotos(rows.some(({ url }) => isPhoto(url)));
  const { choose, chosen, failed, load, tools } = photos;
  const { field, pick } = usePhotoPicker((files, row) => choose({ files, row }));
  const isOver = usePhotoDrop(fieldset, adds ? (files) => choose({ files }) : undefined);
  const [first, ...more] = rows;
  const isAlone = adds && least > 0 && more.length === 0 && !isPhoto(first?.url ?? '');
  const missing = isAlone ? errors[`${name}.${first?.place}`] : undefined;
  const errorId = missing && missingId;
  const given = { name, fieldset, rows, setRows, least, saved, others, adds, removed, errorId };
  const list: ImageList = { ...given, pick, remove: removeAt, leaveOut };
  usePlacing(photos, list);
  useHold(fieldset, chosen.length > 0 && !failed);
  const most = MAX_IMAGES - others;
  const room = most - rows.length;

  useEffect(() => {
    // The form focused the blank field of the link, but the upload button comes first.
    const focused = document.activeElement;
    if (pending || !missing || !(focused instanceof HTMLInputElement) || focused.value) return;
    if (fieldset.current?.contains(focused))
      fieldset.current.querySelector<HTMLElement>('[data-upload]')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only after a submit
  }, [pending]);

  /** Changes the rows, and focuses one; the add button if there is no such row. */
  function changeAndFocus(next: (now: ImageRow[]) => ImageRow[], at: number) {
    flushSync(() => setRows(next));
    const row = fieldset.current?.querySelector<HTMLElement>(`[data-field="${name}.${at}"]`);
    (row ?? fieldset.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }

  function addLast() {
    changeAndFocus((now) => [...now, newRow(now)], rows.length);
    if (room === 1) announce(FULL);
  }

  function removeAt(at: number) {
    leaveOut(0);
    const { key = -1 } = rows[at] ?? {};
    changeAndFocus((now) => withoutRow(now, key, least), Math.max(at - 1, 0));
    // The form stores its draft as after typing.
    fieldset.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <fieldset ref={fieldset} className={`stack ${styles.fields}`} data-over={isOver || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {adds && (
        <PhotoDrop
          most={most}
          room={room}
          leftOut={leftOut}
          isRequired={least > 0}
          pick={pick}
          missing={missing}
          missingId={missingId}
        />
      )}
      <RestoredValues value={undefined}>
        {rows.map((row, at) => (
          <ImageRowField key={row.key} list={list} row={row} at={at} tools={tools} />
        ))}
      </RestoredValues>
      {chosen.length > 0 && (
        <fieldset data-field={`${name}.${rows.length}`} tabIndex={-1} aria-label="Chosen photos">
          {/* Keeps the form invalid until the photos have rows. */}
          <input type="hidden" name={name} value={UNSENT} />
          {failed ? (
            <TryAgain label="" onRetry={load}>
              The photo uploader didn’t load. Your photos are still here.
            </TryAgain>
          ) : (
            'Getting your photos ready...'
          )}
        </fieldset>
      )}
      {field}
      {adds && room > 0 && (
        <div data-needs-script>
          <Button look="subtle" data-add onClick={addLast}>
            {addText}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
