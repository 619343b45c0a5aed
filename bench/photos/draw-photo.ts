/**
 * Draws what compresses like a photo: noise of many sizes, the large ones strongest. Runs in a page.
 * @param width in pixels, like `height`
 * @param seed another one draws another photo
 */
export function drawPhoto([width, height, seed]: [number, number, number]): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  let state = seed + 1;
  // https://www.pcg-random.org/ has what is wrong with it: it is good enough for a picture.
  const random = () => (state = (state * 48_271) % 2_147_483_647) & 0xff;
  for (let cells = 4; cells <= 1024; cells *= 2) {
    const noise = new OffscreenCanvas(cells, Math.ceil((cells * height) / width));
    const pixels = new ImageData(noise.width, noise.height);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const light = random();
      pixels.data[at] = light;
      pixels.data[at + 1] = (light * 3 + random()) / 4;
      pixels.data[at + 2] = (light * 3 + random()) / 4;
      pixels.data[at + 3] = 255;
    }
    noise.getContext('2d')?.putImageData(pixels, 0, 0);
    context.globalAlpha = cells === 4 ? 1 : cells < 256 ? 0.27 : 0.1;
    context.drawImage(noise, 0, 0, width, height);
  }
  return canvas;
}
