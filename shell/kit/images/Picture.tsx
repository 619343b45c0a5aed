import { useEffect, useRef, useState } from 'react';
import { ImagePlaceholder } from './ImagePlaceholder.tsx';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The picture's address; a stand-in shows where there is none. */
  url: string | undefined;
  /** What it shows, in words. */
  alt?: string | undefined;
  /** What it is a picture of: the stand-in says so, and so does an empty `alt`. */
  name: string;
  /** Whether it is what a visitor sees first: fetched at once, before others. */
  first?: boolean;
}

/**
 * A picture in a frame of its own shape; a drawn stand-in until it is there, and one with the name where
 * it does not load.
 */
export function Picture({ url, alt, name, first = false }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();

  // It may have come or failed before the page was hydrated.
  useEffect(() => {
    const element = image.current;
    if (!element?.complete || !element.currentSrc) return;
    if (element.naturalWidth === 0) setFailedUrl(url);
    else setLoadedUrl(url);
  }, [url]);

  if (url === undefined || failedUrl === url) return <ImagePlaceholder name={name} />;
  return (
    <img
      ref={image}
      className={`${styles.picture} ${loadedUrl === url ? '' : styles.loading}`}
      src={url}
      alt={alt || name}
      width={800}
      height={600}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : 'auto'}
      referrerPolicy="no-referrer"
      onLoad={() => setLoadedUrl(url)}
      onError={() => setFailedUrl(url)}
    />
  );
}
