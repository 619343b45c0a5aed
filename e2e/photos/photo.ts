import type { Page } from 'playwright-core';
import type { Drawing, LookedAt, LookedAtPhoto } from './page.ts';

const NAMED = { r: [255, 0, 0], g: [0, 255, 0], b: [0, 0, 255], w: [255, 255, 255] };
const CSS: Record<string, string> = { r: '#f00', g: '#0f0', b: '#00f', w: '#fff', '-': '#0000' };

/**
 * Draws a photo in four quarters.
 * @param quarters a letter for each colour, from the top left to the bottom right; '-' is transparent
 * @returns the bytes of its file
 */
export async function draw(
  page: Page,
  quarters: string,
  options: Partial<Drawing> = {},
): Promise<Buffer> {
  const colors = Array.from(quarters, (letter) => CSS[letter] ?? '');
  const drawing = { width: 40, height: 20, type: 'image/jpeg', colors, ...options };
  return Buffer.from(await page.evaluate((drawing) => window.photos.make(drawing), drawing));
}

/** Chooses files and prepares them concurrently. @returns each photo, or the message if it is refused */
export async function prepare(page: Page, ...files: Buffer[]): Promise<(LookedAtPhoto | string)[]> {
  await choose(page, ...files);
  return page.evaluate(() => window.photos.prepareChosen());
}

/** Chooses files, whose names and types are those of JPEGs whatever their content. */
export async function choose(page: Page, ...files: Buffer[]): Promise<void> {
  const named = files.map((buffer, at) => ({
    name: `IMG_${at}.JPG`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await page.setInputFiles('input', named);
}

/** Prepares one file. @throws if it is refused */
export async function preparePhoto(page: Page, file: Buffer): Promise<LookedAtPhoto> {
  const [photo = ''] = await prepare(page, file);
  if (typeof photo === 'string') throw new Error(photo);
  return photo;
}

/** Returns the colours of a file as the letters that `draw` takes; '?' for other colours. */
export function quartersOf(file: LookedAt | undefined): string {
  return (file?.colors ?? []).map(letterOf).join('');
}

/** Returns the difference of two colours in the channel in which they differ most, from 0 to 255. */
export function distance(left: number[], other: number[]): number {
  return Math.max(...other.map((channel, at) => Math.abs(channel - (left[at] ?? NaN))));
}

function letterOf(color: number[]): string {
  const [, , , alpha = 0] = color;
  if (alpha < 128) return '-';
  const near = Object.entries(NAMED).find(([, named]) => distance(color, named) < 30);
  return near?.[0] ?? '?';
}
