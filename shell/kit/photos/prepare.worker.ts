/** A worker that makes the sizes of photos: each message is a file, each answer an `Outcome`. */
import { drawSizes, type PreparedPhoto } from './drawSizes.ts';

/** Or that the browser does not decode it, or lacks what it takes to prepare photos. */
export type Outcome = PreparedPhoto | 'undecodable' | 'unsupported';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  // What is reported is an `error` event of the worker.
  prepare(file).then((outcome) => postMessage(outcome), reportError);
});

async function prepare(file: File): Promise<Outcome> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    // An option that the browser does not know is a TypeError.
    return error instanceof TypeError ? 'unsupported' : 'undecodable';
  }
  return drawSizes(bitmap);
}
