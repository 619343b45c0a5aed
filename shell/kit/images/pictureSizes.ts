import type { PhotoSizes } from '@desert/contract/photos/photos';
import { atom, onMount } from 'nanostores';

/** Size class: list card, thumbnail, page, full window. */
export type PicturePlace = 'card' | 'small' | 'page' | 'window';

/**
 * The `sizes` attribute by place. On phones partly smaller than displayed, because their pixel density would select
 * oversized images.
 */
const SIZES: Record<PicturePlace, string> = {
  card: '(min-width: 48rem) 24rem, 80px',
  small: '6rem',
  page: '60vw',
  window: '100vw',
};

const SHARP_CARD = '(min-width: 48rem) 24rem, 240px';

/** Whether cards load high-density photos: only after the first scroll. */
export const $sharp = atom(false);

// On the server `onMount` would leave a timer behind.
if (typeof document !== 'undefined')
  onMount($sharp, () => {
    const sharpen = () => $sharp.set(true);
    addEventListener('scroll', sharpen, { once: true, passive: true });
    return () => removeEventListener('scroll', sharpen);
  });

export function buildPhotoAttributes(
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
