import { photoFileAt, photoPath, SMALL_WIDTHS } from '@desert/contract/photos';
import { useEffect, useRef, useState } from 'react';
import { useHold } from '../form/useHold.ts';
import { type ImageList, type ImageRow, UNSENT } from '../images/imageRows.ts';
import { announce } from '../toast/announce.ts';
import { Button } from '../ui/Button.tsx';
import { tellForm } from './rows.ts';
import { canRetry, isUnderWay, wordsOf } from './uploadState.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useRetryOnSubmit, useUpload } from './useUpload.ts';
import styles from './PhotoState.module.css';

interface PhotoStateProps {
  list: ImageList;
  row: ImageRow;
  /** Which of the record's images it is, from 1. */
  number: number;
}

/** A photo's preview and its upload state. */
export function PhotoState({ list, row, number }: PhotoStateProps) {
  const { key, url, file } = row;
  const told = useRef(url);
  useEffect(() => {
    if (told.current !== url) tellForm(list);
    told.current = url;
  });

  if (file) {
    const onUploaded = (url: string) =>
      list.setRows((rows) => rows.map((row) => (row.key === key ? { ...row, url } : row)));
    return <PhotoUpload file={file} number={number} onUploaded={onUploaded} />;
  }
  const isLost = url === UNSENT;
  return (
    <div className={styles.photo}>
      {isLost ? <span className={styles.frame} /> : <PhotoPicture url={url} />}
      <div className={styles.state}>
        <p className={styles.number}>Photo {number}</p>
        <p>
          {isLost
            ? 'You left the page before this photo finished uploading. Choose it again or remove it.'
            : 'Uploaded'}
        </p>
      </div>
    </div>
  );
}

interface PhotoUploadProps {
  file: File;
  /** Which of the record's images it is, from 1. */
  number: number;
  onUploaded: (url: string) => void;
}

/** Uploads a chosen photo; shows its preview, its state and a button to retry. */
function PhotoUpload({ file, number, onUploaded }: PhotoUploadProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state, shown, again } = useUpload(file, {
    onUploaded,
    onSettled: (words) => announce(`Photo ${number}: ${words}`),
  });
  const isGoing = isUnderWay(state);
  const sent = state.is === 'uploading' ? state.sent : undefined;
  const isRetryable = canRetry(state);
  useLeaveGuard(isGoing || isRetryable);
  useHold(place, isGoing);
  useRetryOnSubmit(place, state, again);

  return (
    <div ref={place} className={styles.photo}>
      <Preview photo={shown} />
      <div className={styles.state}>
        <p className={styles.number}>
          Photo {number}
          <span className={styles.file} dir="auto">
            {file.name}
          </span>
        </p>
        <p className={state.is === 'failed' ? styles.failed : undefined}>{wordsOf(state)}</p>
        {isGoing && <progress aria-label={`Uploading photo ${number}`} max={100} value={sent} />}
        {isRetryable && (
          <Button
            look="quiet"
            aria-label={`Try again: upload photo ${number}`}
            onClick={({ currentTarget }) => {
              // A retry removes the button.
              currentTarget.closest<HTMLElement>('[data-row]')?.focus();
              again();
            }}
          >
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}

/** The preview of a photo during its upload; empty if the browser cannot decode it. */
export function Preview({ photo }: { photo: Blob | undefined }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<Blob>();
  useEffect(() => {
    if (!photo) return undefined;
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return (
    <span className={styles.frame}>
      {photo && failed !== photo && (
        <img ref={image} alt="" decoding="async" onError={() => setFailed(photo)} />
      )}
    </span>
  );
}

/** An uploaded photo in its smallest size; the file itself if it has no smaller one. */
export function PhotoPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState<string>();
  const file = photoFileAt(url);
  const [width] = SMALL_WIDTHS;
  const small = file && file.width > width ? photoPath({ ...file, width }) : url;
  return (
    <span className={styles.frame}>
      <img
        src={failed === small ? url : small}
        alt=""
        loading="lazy"
        onError={() => setFailed(small)}
      />
    </span>
  );
}
