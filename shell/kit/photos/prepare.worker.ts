/** The photo worker: receives a file and posts a `PreparedPhoto`, or undefined if it cannot be decoded. */
import { drawSizes } from './drawSizes.ts';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(drawSizes, () => undefined)
    // The page receives it as the worker's `error` event.
    .then((photo) => postMessage(photo), reportError);
});
