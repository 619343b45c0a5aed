import { type RefObject, useEffect, useState } from 'react';
import styles from './SectionRoot.module.css';

export interface BrokenPicture {
  /** The element that stands where the picture stood. */
  place: HTMLElement;
  /** What it was a picture of. */
  name: string;
}

/**
 * Takes the pictures that do not load out of HTML that no component owns.
 * @returns where they stood, for what is drawn there instead
 */
export function useBrokenPictures(element: RefObject<HTMLElement | null>): BrokenPicture[] {
  const [broken, setBroken] = useState<BrokenPicture[]>([]);

  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;

    function replace(image: HTMLImageElement) {
      const place = document.createElement('span');
      place.className = styles.picture ?? '';
      image.replaceWith(place);
      // What was in the element before it was filled anew is in no document any more.
      setBroken((known) => [
        ...known.filter((each) => each.place.isConnected),
        { place, name: image.alt },
      ]);
    }

    function onError({ target }: Event) {
      if (target instanceof HTMLImageElement) replace(target);
    }

    // Some failed before anybody listened.
    for (const image of root.querySelectorAll('img')) {
      if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
    }
    // The event does not bubble.
    root.addEventListener('error', onError, { capture: true });
    return () => root.removeEventListener('error', onError, { capture: true });
  }, [element]);

  return broken;
}
