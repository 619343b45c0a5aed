let encodesWebp: Promise<boolean> | undefined;

/**
 * A photo as WebP; as JPEG on white where the browser does not encode WebP.
 * @param quality from 0 to 1
 */
export async function encode(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  encodesWebp ??= triesWebp();
  if (await encodesWebp) return canvas.convertToBlob({ type: 'image/webp', quality });
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** A browser that does not encode a type gives a PNG, which takes long for a whole photo. */
async function triesWebp(): Promise<boolean> {
  const canvas = new OffscreenCanvas(1, 1);
  // A canvas without a context cannot be encoded.
  canvas.getContext('2d');
  const { type } = await canvas.convertToBlob({ type: 'image/webp' });
  return type === 'image/webp';
}
