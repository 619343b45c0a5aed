import type { Browser } from 'playwright-core';
import { callApi } from '../fan.ts';

type Size = readonly [width: number, height: number, quality: number];

/** Sizes and qualities of photos as the site's forms send them: `shell/kit/photos/drawSizes.ts`. */
const SIZES: Size[] = [
  [2048, 1536, 0.8],
  [960, 720, 0.7],
  [320, 240, 0.6],
];

export async function cameraPhoto(browser: Browser): Promise<Buffer> {
  const [photo] = await drawPhoto(browser, 1, 'image/jpeg', [[4000, 3000, 0.8]]);
  return photo ?? Buffer.alloc(0);
}

/** Creates memories with one photo each. @param cookie of their author @throws for an error response */
export async function shareMemories(
  browser: Browser,
  origin: string,
  cookie: string,
  count: number,
): Promise<void> {
  const post = async (path: string, body: object) => {
    const response = await callApi(origin, cookie, 'POST', path, body);
    return (await response.json()) as { id: number; url: string };
  };
  for (let at = 0; at < count; at += 1) {
    const form = new FormData();
    for (const photo of await drawPhoto(browser, at, 'image/webp', SIZES))
      form.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/webp' }), 'photo.webp');
    form.append('color', '#808080');
    const { url } = await post('photos/', form);
    const memory = { title: `Photo ${at}`, details: 'What I remember of it.' };
    const { id } = await post('memories/new/', memory);
    await post('memories/new/image/', { url, memory_id: id });
  }
}

async function drawPhoto(browser: Browser, seed: number, type: string, sizes: Size[]) {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const files = await page.evaluate(draw, { seed, type, sizes });
  return files.map((base64) => Buffer.from(base64, 'base64'));
}

/** Draws noise at several scales, the coarsest strongest, so that it compresses like a photo. Runs in the page. */
async function draw({ seed, type, sizes }: { seed: number; type: string; sizes: Size[] }) {
  const canvasOf = (width: number, height: number) => {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') as OffscreenCanvasRenderingContext2D };
  };
  const [[width, height] = [0, 0]] = sizes;
  const { canvas: whole, context } = canvasOf(width, height);
  let state = seed + 1;
  // A linear congruential generator: good enough for a picture.
  const random = () => (state = (state * 48_271) % 2_147_483_647) & 0xff;
  for (let cells = 4; cells <= 1024; cells *= 2) {
    const noise = canvasOf(cells, Math.ceil((cells * height) / width));
    const pixels = new ImageData(noise.canvas.width, noise.canvas.height);
    for (let at = 0; at < pixels.data.length; at += 4) {
      const light = random();
      const colors = [light, (light * 3 + random()) / 4, (light * 3 + random()) / 4, 255];
      pixels.data.set(colors, at);
    }
    noise.context.putImageData(pixels, 0, 0);
    context.globalAlpha = cells === 4 ? 1 : cells < 256 ? 0.27 : 0.1;
    context.drawImage(noise.canvas, 0, 0, width, height);
  }
  let photo = whole;
  const files: string[] = [];
  for (const [width, height, quality] of sizes) {
    const { canvas, context } = canvasOf(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type, quality });
    const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
      String.fromCodePoint(byte),
    );
    files.push(btoa(bytes.join('')));
    photo = canvas;
  }
  return files;
}
