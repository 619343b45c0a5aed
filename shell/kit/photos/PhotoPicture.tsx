import { photoFileAt, photoPath, SMALL_WIDTHS } from '@desert/contract/photos';
import { useState } from 'react';
import styles from './PhotoState.module.css';

/** A photo that is uploaded: in its smallest size, or as it is where it has no smaller one. */
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
