import type { Image } from '@desert/contract/photos/images';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ImagePlaceholder } from './ImagePlaceholder.tsx';
import { $sharp, buildPhotoAttributes, type PicturePlace } from './pictureSizes.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The image; undefined shows a placeholder. Its alt text defaults to `name`. */
  image: Pick<Image, 'url' | 'alt' | 'photo'> | undefined;
  name: string;
  place: PicturePlace;
  /** Whether it is above the fold, and loads with high priority. */
  first?: boolean;
}

/** A picture, or a placeholder without an image or after a failure. */
export function RecordPicture({ image, name, place, first = false }: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const [keepsSmall, keepSmall] = useState(false);
  const sharp = useStore($sharp) && !keepsSmall;
  const url = image?.url;

  // It may have loaded or failed before hydration.
  useEffect(() => {
    if (!element.current?.complete || !element.current.currentSrc) return;
    if (element.current.naturalWidth === 0) setFailedUrl(url);
    else setLoadedUrl(url);
  }, [url]);

  if (!image || failedUrl === url) return <ImagePlaceholder name={name} />;
  const { alt, photo } = image;
  const isLoading = loadedUrl !== url;
  const looks = [
    `fill clipped text-small muted sunken ${styles.picture}`,
    ...(isLoading ? [photo?.color ? styles.colored : styles.loading] : []),
    ...(photo && photo.height > photo.width ? [styles.upright] : []),
  ];
  const picture = (
    <img
      ref={element}
      className={looks.join(' ')}
      src={url}
      alt={alt || name}
      {...(photo
        ? buildPhotoAttributes(image.url, photo, place, sharp)
        : { width: 800, height: 600 })}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      referrerPolicy="no-referrer"
      onLoad={() => setLoadedUrl(url)}
      // If the sharper size fails, the smaller one stays.
      onError={() => (sharp && !isLoading ? keepSmall(true) : setFailedUrl(url))}
    />
  );
  if (!photo?.color) return picture;
  return (
    <span className={`positioned block ${styles.photo}`}>
      {/* An SVG attribute, since the CSP allows no inline styles. */}
      {isLoading && (
        <svg className={styles.color} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={photo.color} />
        </svg>
      )}
      {picture}
    </span>
  );
}
