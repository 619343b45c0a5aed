/** A worker that makes the sizes of photos: it receives files, and posts an `Outcome` for each. */
import { drawSizes, type PreparedPhoto } from './drawSizes.ts';

/** The photo; 'undecodable' if the browser cannot decode it, 'unsupported' if it lacks an API for this. */
export type Outcome = PreparedPhoto | 'undecodable' | 'unsupported';

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  // The page gets a reported error as the worker's `error` event.
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
