/** Photos that are drawn in a page of the browser, for what is measured with them. */
import type { Browser, Page } from 'playwright-core';
import { newPage } from '../browser/phone.ts';

/** The sizes and qualities in which the site's own forms send a photo: `shell/kit/photos/drawSizes.ts`. */
const SIZES = [
  [2048, 1536, 0.8],
  [960, 720, 0.7],
  [320, 240, 0.6],
] as const;

declare global {
  interface Window {
    drawPhoto: typeof drawPhoto;
  }
}

/** A JPEG of 12 megapixels, as a camera makes it. */
export async function cameraPhoto(browser: Browser): Promise<Buffer> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await provideDrawing(page);
  const base64 = await page.evaluate(async () => {
    const photo = await window
      .drawPhoto([4000, 3000, 1])
      .convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return new Promise<string>((done) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => done((reader.result as string).split(',')[1] ?? ''));
      reader.readAsDataURL(photo);
    });
  });
  return Buffer.from(base64, 'base64');
}

/** Shares memories with a photo each. @param cookie of their author @throws where the site refuses */
export async function shareMemories(
  browser: Browser,
  origin: string,
  cookie: string,
  count: number,
): Promise<void> {
  await using context = await browser.newContext();
  const page = await newPage(context, origin, cookie);
  await page.goto(`${origin}/api/health`);
  await provideDrawing(page);
  for (let at = 0; at < count; at += 1) await page.evaluate(share, { sizes: SIZES, at });
}

async function provideDrawing(page: Page): Promise<void> {
  await page.evaluate(`window.drawPhoto = ${drawPhoto.toString()}`);
}

/** Runs in a page of the site. */
async function share({ sizes, at }: { sizes: typeof SIZES; at: number }): Promise<void> {
  async function post<T>(path: string, body: BodyInit): Promise<T> {
    const headers: HeadersInit =
      typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(path, { method: 'POST', body, headers });
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}.`);
    return response.json() as Promise<T>;
  }
  let larger = window.drawPhoto([sizes[0][0], sizes[0][1], at]);
  const form = new FormData();
  for (const [width, height, quality] of sizes) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.imageSmoothingQuality = 'high';
    context.drawImage(larger, 0, 0, width, height);
    form.append('photo', await canvas.convertToBlob({ type: 'image/webp', quality }));
    larger = canvas;
  }
  form.append('color', '#808080');
  const { url } = await post<{ url: string }>('/api/photos/', form);
  const memory = { title: `Photo ${at}`, details: 'What I remember of it.' };
  const { id } = await post<{ id: number }>('/api/memories/new/', JSON.stringify(memory));
  await post('/api/memories/new/image/', JSON.stringify({ url, memory_id: id }));
}

/** Noise of many sizes, the large ones strongest: it compresses like a photo. Runs in a page. */
function drawPhoto([width, height, seed]: [number, number, number]): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  let state = seed + 1;
  // A linear congruential generator: good enough for a picture.
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
