import { useState } from 'react';
import { smallestPhoto } from '../images/smallestPhoto.ts';
import styles from './PhotoState.module.css';

/** A photo that is uploaded: in its smallest size, or as it is where it has no smaller one. */
export function PhotoPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState<string>();
  const small = smallestPhoto(url);
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
