import type { Image } from '@desert/contract/photos/images';
import { useState } from 'react';
import { openModal } from '../app/modal.ts';
import { Enlarged } from './Enlarged.later.tsx';
import { RecordPicture } from './Picture.tsx';
import styles from './Gallery.module.css';

interface GalleryProps {
  images: readonly Image[];
  name: string;
  /** Its width, which chooses the size of the photo: that of the page, or of a card below the fold. */
  place?: 'page' | 'card';
}

/** A record's main picture, which opens a larger view, and thumbnails to choose another. */
export function Gallery({ images, name, place = 'page' }: GalleryProps) {
  const [chosen, setChosen] = useState(images[0]?.id);
  const shown = images.find(({ id }) => id === chosen) ?? images[0];
  // Sized by the first photo, so that thumbnails do not move.
  const photo = images[0]?.photo;
  const isStanding = photo && photo.height > photo.width;
  function enlarge() {
    const at = shown ? images.indexOf(shown) : 0;
    openModal({
      label: `Photos of ${name}`,
      wide: true,
      content: <Enlarged images={images} name={name} at={at} />,
    });
  }
  return (
    <div className="stack tight content-start">
      <div className={`clipped ${styles.main} ${isStanding ? styles.standing : ''}`}>
        {shown ? (
          <button type="button" className={`block fill ${styles.larger}`} onClick={enlarge}>
            <RecordPicture image={shown} name={name} place={place} first={place === 'page'} />
            <span className="visually-hidden">View larger</span>
          </button>
        ) : (
          <RecordPicture image={undefined} name={name} place={place} first={place === 'page'} />
        )}
      </div>
      {images.length > 1 && (
        <ul className={`stack gap-2 ${styles.thumbnails}`} aria-label={`Photos of ${name}`}>
          {images.map((image, at) => (
            <li key={image.id}>
              <button
                type="button"
                className={`fill clipped rounded block ${styles.thumbnail}`}
                aria-label={`Show photo ${at + 1} of ${images.length}${image.alt && `: ${image.alt}`}`}
                aria-pressed={image.id === shown?.id}
                onClick={() => setChosen(image.id)}
              >
                <RecordPicture image={{ ...image, alt: '' }} name={name} place="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
