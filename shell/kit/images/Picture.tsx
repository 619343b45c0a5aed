import type { Image } from '@desert/contract/images';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { ImagePlaceholder } from './ImagePlaceholder.tsx';
import { $sharp, photoAttributes, type PicturePlace } from './pictureSizes.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Undefined where there is none: then a stand-in shows. Without words of its own it is described by `name`. */
  image: Pick<Image, 'url' | 'alt' | 'photo'> | undefined;
  /** What it is a picture of. */
  name: string;
  place: PicturePlace;
  /** Whether it is what a visitor sees first: fetched at once, before others. */
  first?: boolean;
}

/**
 * A picture in a frame of its own shape; a drawn stand-in or the colour of the photo until it is there, and a
 * stand-in with the name where it does not load.
 */
export function Picture({ image, name, place, first = false }: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const [keepsSmall, keepSmall] = useState(false);
  const sharp = useStore($sharp) && !keepsSmall;
  const url = image?.url;

  // It may have come or failed before the page was hydrated.
  useEffect(() => {
    if (!element.current?.complete || !element.current.currentSrc) return;
    if (element.current.naturalWidth === 0) setFailedUrl(url);
    else setLoadedUrl(url);
  }, [url]);

  if (!image || failedUrl === url) return <ImagePlaceholder name={name} />;
  const { alt, photo } = image;
  const isLoading = loadedUrl !== url;
  const looks = [
    styles.picture,
    ...(isLoading ? [photo?.color ? styles.colored : styles.loading] : []),
    ...(photo && photo.height > photo.width ? [styles.upright] : []),
  ];
  const picture = (
    <img
      ref={element}
      className={looks.join(' ')}
      src={url}
      alt={alt || name}
      {...(photo ? photoAttributes(image.url, photo, place, sharp) : { width: 800, height: 600 })}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      referrerPolicy="no-referrer"
      onLoad={() => setLoadedUrl(url)}
      // A sharper one that does not come leaves the one that is there.
      onError={() => (sharp && !isLoading ? keepSmall(true) : setFailedUrl(url))}
    />
  );
  if (!photo?.color) return picture;
  return (
    <span className={styles.photo}>
      {/* A colour that comes with the data is an attribute: the page's policy allows no style of its own. */}
      {isLoading && (
        <svg className={styles.color} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={photo.color} />
        </svg>
      )}
      {picture}
    </span>
  );
}
