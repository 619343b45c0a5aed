import { useEffect, useRef } from 'react';
import type { ImageList } from '../images/imageList.ts';
import { type ImageRow, UNSENT } from '../images/useImageRows.ts';
import { PhotoPicture } from './PhotoPicture.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { tellForm } from './rows.ts';
import styles from './PhotoState.module.css';

interface PhotoStateProps {
  list: ImageList;
  row: ImageRow;
  /** Which of the record's images it is, from 1. */
  number: number;
}

/** What a photo looks like, and how far it is on its way. */
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
