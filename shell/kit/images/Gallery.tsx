import { useState } from 'react';
import { openModal } from '../modal/store.ts';
import { Carousel } from './Carousel.tsx';
import { Picture } from './Picture.tsx';
import styles from './Gallery.module.css';

export interface GalleryProps {
  images: readonly { id: number; url: string; alt: string }[];
  /** What they are pictures of. */
  name: string;
}

/** One big picture, the first to begin with, that opens a larger view, and thumbnails that change it. */
export function Gallery({ images, name }: GalleryProps) {
  const [chosen, setChosen] = useState(images[0]?.id);
  const shown = images.find(({ id }) => id === chosen) ?? images[0];
  function enlarge() {
    const at = shown ? images.indexOf(shown) : 0;
    openModal({
      label: `Pictures of ${name}`,
      wide: true,
      content: (
        <div className={styles.whole}>
          <Carousel images={images} name={name} at={at} first />
        </div>
      ),
    });
  }
  return (
    <div className={`stack tight ${styles.gallery}`}>
      <div className={styles.main}>
        {shown ? (
          <button type="button" className={styles.larger} onClick={enlarge}>
            <Picture url={shown.url} alt={shown.alt} name={name} first />
            <span className="visually-hidden">Larger view</span>
          </button>
        ) : (
          <Picture url={undefined} name={name} first />
        )}
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label={`Pictures of ${name}`}>
          {images.map(({ id, url, alt }, at) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Show image ${at + 1} of ${images.length}${alt && `: ${alt}`}`}
                aria-pressed={id === shown?.id}
                onClick={() => setChosen(id)}
              >
                <Picture url={url} name={name} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
