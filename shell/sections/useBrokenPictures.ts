import { type RefObject, useEffect, useState } from 'react';
import styles from './SectionRoot.module.css';

export interface BrokenPicture {
  place: HTMLElement;
  name: string;
}

/** Replaces images in server HTML that fail to load by empty elements. @returns these elements, for placeholders */
export function useBrokenPictures(element: RefObject<HTMLElement | null>): BrokenPicture[] {
  const [broken, setBroken] = useState<BrokenPicture[]>([]);

  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;

    function replace(image: HTMLImageElement) {
      const place = document.createElement('span');
      place.className = styles.picture ?? '';
      image.replaceWith(place);
      // Drops elements that a refill of the HTML has removed.
      setBroken((pictures) => [
        ...pictures.filter((each) => each.place.isConnected),
        { place, name: image.alt },
      ]);
    }

    function onError({ target }: Event) {
      if (target instanceof HTMLImageElement) replace(target);
    }

    // Some images failed before hydration.
    for (const image of root.querySelectorAll('img')) {
      if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
    }
    // An `error` event does not bubble.
    root.addEventListener('error', onError, { capture: true });
    return () => root.removeEventListener('error', onError, { capture: true });
  }, [element]);

  return broken;
}
