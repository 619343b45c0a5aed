/** A worker that makes the sizes of a photo: it receives the file, and posts a `PreparedPhoto`; undefined if the browser cannot decode it. */
import { drawSizes } from './drawSizes.ts';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(drawSizes, () => undefined)
    // The page gets a reported error as the worker's `error` event.
    .then((photo) => postMessage(photo), reportError);
});
