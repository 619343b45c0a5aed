import type { Locator, Page } from 'playwright-core';

export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Look {
  width?: number;
  height?: number;
  /** Adds grain, so that the file is as large as a camera's: some megabytes at 12 megapixels. */
  detailed?: boolean;
}

/** Draws JPEGs in the browser, each in another colour. */
export async function makePhotos(page: Page, count: number, look: Look = {}): Promise<PhotoFile[]> {
  const { width = 1200, height = 900, detailed = false } = look;
  const photos: PhotoFile[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const base64 = await page.evaluate(draw, { width, height, detailed, nth });
    const buffer = Buffer.from(base64, 'base64');
    photos.push({ name: `photo-${nth}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  return photos;
}

async function draw({ width, height, detailed, nth }: Required<Look> & { nth: number }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const colors = context.createLinearGradient(0, 0, width, height);
  colors.addColorStop(0, `hsl(${nth * 67} 60% 30%)`);
  colors.addColorStop(1, `hsl(${nth * 67 + 60} 60% 70%)`);
  context.fillStyle = colors;
  context.fillRect(0, 0, width, height);
  if (detailed) {
    const grain = new ImageData(256, 256);
    for (let at = 3; at < grain.data.length; at += 4) grain.data[at] = Math.random() * 96;
    const tile = new OffscreenCanvas(256, 256);
    tile.getContext('2d')?.putImageData(grain, 0, 0);
    context.fillStyle = context.createPattern(tile, 'repeat') ?? '';
    context.fillRect(0, 0, width, height);
  }
  const reader = new FileReader();
  reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
  await new Promise((done) => reader.addEventListener('load', done));
  return (reader.result as string).replace(/^.*,/, '');
}

export async function choosePhotos(page: Page, photos: PhotoFile[]): Promise<void> {
  await page.getByLabel('Photos').last().setInputFiles(photos);
}

/** The row of a photo. @param number counted from 1 */
export function photoRow(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Photo ${number}`, exact: true });
}

/** Waits until exactly `count` rows say that their photo is uploaded. */
export async function uploaded(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('[data-row] p')].filter(
        ({ textContent }) => textContent === 'Uploaded',
      ).length === count,
    count,
  );
}

/** Returns the image addresses in the form. */
export function addresses(page: Page): Promise<string[]> {
  return page
    .locator('form [name="urls"], form [name="newUrls"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}
