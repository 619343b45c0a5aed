/** The photo worker: receives a file and posts a `PreparedPhoto`, or undefined if the browser cannot decode it. */
import { drawSizes } from './drawSizes.ts';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(drawSizes, () => undefined)
    // The page receives a failure to draw as the worker's `error` event.
    .then((photo) => postMessage(photo), reportError);
});
