/** Which size of an uploaded photo a browser takes: the attributes `srcset` and `sizes` of its element. */
import type { PhotoSizes } from '@desert/contract/photos';
import { atom, onMount } from 'nanostores';

/** How much room a picture has: on a card of a list, in a row of small ones, on its page, in the whole window. */
export type PicturePlace = 'card' | 'small' | 'page' | 'window';

/**
 * Widths as CSS says them. On a phone they are less than the picture has: screens with three or four pixels to each of
 * CSS would take a larger size than anybody sees. On a card it is the smallest one at first: see `$sharp`.
 */
const SIZES: Record<PicturePlace, string> = {
  card: '(min-width: 48rem) 24rem, 80px',
  small: '6rem',
  page: '60vw',
  window: '100vw',
};

const SHARP_CARD = '(min-width: 48rem) 24rem, 240px';

/**
 * Whether cards show photos as sharp as the screen can. The visitor has to scroll first: a list on a phone comes with
 * the smallest of each, whatever the screen's pixels.
 */
export const $sharp = atom(false);

// Nobody scrolls on the server, where each picture's read of a store with `onMount` would leave a timer behind.
if (typeof document !== 'undefined')
  onMount($sharp, () => {
    const sharpen = () => $sharp.set(true);
    addEventListener('scroll', sharpen, { once: true, passive: true });
    return () => removeEventListener('scroll', sharpen);
  });

/** @param url of the photo, which names the largest of its sizes */
export function photoAttributes(
  url: string,
  { width, height, sizes }: PhotoSizes,
  place: PicturePlace,
  sharp: boolean,
) {
  const candidates = sizes.map((size) => `${url.replace(`-${width}.`, `-${size}.`)} ${size}w`);
  return {
    width,
    height,
    srcSet: candidates.join(', '),
    sizes: place === 'card' && sharp ? SHARP_CARD : SIZES[place],
  };
}
