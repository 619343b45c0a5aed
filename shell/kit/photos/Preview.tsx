import { useEffect, useRef, useState } from 'react';
import styles from './PhotoState.module.css';

/** What a photo looks like that is not there yet; nothing where the browser cannot show it. */
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
