import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { choose, distance, draw, prepare, preparePhoto, quartersOf } from './photo.ts';
import { setUpPhotos } from './setUpPhotos.ts';

const open = setUpPhotos();

/** A JPEG which says how it was held: EXIF's tag 274, from 1 to 8. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from(
    `ffe10022457869660000 4d4d002a00000008 0001 0112000300000001 000${orientation}0000 00000000`.replaceAll(
      ' ',
      '',
    ),
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

// How a camera stores the quarters 'rgbw': where its first row and its first column are on the photo.
it.each([
  [1, 'top', 'left', 'rgbw'],
  [2, 'top', 'right', 'grwb'],
  [3, 'bottom', 'right', 'wbgr'],
  [4, 'bottom', 'left', 'bwrg'],
  [5, 'left', 'top', 'rbgw'],
  [6, 'right', 'top', 'gwrb'],
  [7, 'right', 'bottom', 'wgbr'],
  [8, 'left', 'bottom', 'brwg'],
])('turns orientation %i upright: row 0 is the %s, column 0 the %s', async (tag, _, __, stored) => {
  const page = await open();
  const [width, height] = tag < 5 ? [640, 480] : [480, 640];
  const file = withOrientation(await draw(page, stored, { width, height }), tag);
  const photo = await preparePhoto(page, file);
  expect(photo).toMatchObject({ width: 640, height: 480 });
  expect(photo.files.map(quartersOf)).toEqual(['rgbw', 'rgbw']);
});

it('leaves what a camera wrote into the file behind', async () => {
  const page = await open();
  const file = withOrientation(await draw(page, 'rgbw'), 6);
  expect(file.includes('Exif')).toBe(true);
  await choose(page, file);
  const texts = await page.evaluate(async () => {
    const { signal } = new AbortController();
    const [file] = window.photos.chosen();
    const photo = await window.photos.preparePhoto(file!, signal);
    return Promise.all(photo.files.map((made) => made.text()));
  });
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^RIFF/);
  expect(texts[0]).not.toMatch(/exif/i);
});

it.each([
  ['wide', 4000, 3000, ['2048x1536', '960x720', '320x240']],
  ['tall', 3000, 4000, ['1536x2048', '960x1280', '320x427']],
  ['square, and as large as can be', 2048, 2048, ['2048x2048', '960x960', '320x320']],
  ['small', 300, 200, ['300x200']],
])('makes the sizes of a photo that is %s', async (_, width, height, expected) => {
  const page = await open();
  const photo = await preparePhoto(page, await draw(page, 'rgbw', { width, height }));
  expect(photo.files.map((file) => `${file.width}x${file.height}`)).toEqual(expected);
  expect(`${photo.width}x${photo.height}`).toBe(expected[0]);
  expect(new Set(photo.files.map(({ type }) => type))).toEqual(new Set(['image/webp']));
  expect(new Set(photo.files.map(quartersOf))).toEqual(new Set(['rgbw']));
});

/** '#804020' as numbers. */
const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

it('tells the average colour of the whole photo', async () => {
  const page = await open();
  const photo = await preparePhoto(page, await draw(page, 'rrrb', { width: 4000, height: 3000 }));
  expect(distance(channels(photo.color), [191, 0, 64])).toBeLessThanOrEqual(4);
});

it('keeps what is transparent, which counts as white', async () => {
  const page = await open();
  const photo = await preparePhoto(page, await draw(page, 'r--b', { type: 'image/png' }));
  expect(quartersOf(photo.files[0])).toBe('r--b');
  expect(distance(channels(photo.color), [191, 128, 191])).toBeLessThanOrEqual(4);
});

it('converts a wider range of colours', async () => {
  const page = await open();
  const file = await draw(page, '', {
    type: 'image/png',
    colors: Array<string>(4).fill('color(display-p3 0.8 0.3 0.2)'),
    colorSpace: 'display-p3',
  });
  const { files } = await preparePhoto(page, file);
  const [color = []] = files[0]!.colors;
  // By the matrix from Display P3 to sRGB; read without its profile it were 204, 77, 51.
  expect(distance(color, [221, 64, 37])).toBeLessThanOrEqual(6);
});

it('takes the first frame of an animation', async () => {
  const page = await open();
  const frame = (pixel: string) => `21f904040a000000 2c00000000010001000002 02${pixel}01 00`;
  const gif = `474946383961 01000100 800000 ff0000 0000ff ${frame('44')} ${frame('4c')} 3b`;
  const photo = await preparePhoto(page, Buffer.from(gif.replaceAll(' ', ''), 'hex'));
  expect(photo).toMatchObject({ width: 1, height: 1 });
  expect(quartersOf(photo.files[0])).toBe('rrrr');
});

it('says what to do about a file that is no photo, half of one, or none that it can open', async () => {
  const page = await open();
  const jpeg = await draw(page, 'rgbw', { width: 400, height: 300 });
  const heic = Buffer.from(
    '0000001866747970686569630000000068656963 6d696631'.replace(' ', ''),
    'hex',
  );
  expect(
    await prepare(
      page,
      Buffer.from('Not a photo at all'),
      jpeg.subarray(0, jpeg.length / 2),
      heic,
      Buffer.alloc(0),
    ),
  ).toEqual([
    'This file is not a photo that your browser can open. Choose a JPEG, PNG or WebP file.',
    'This photo is damaged or not all there. Choose another copy of it.',
    'This is a HEIC photo, which your browser cannot open. Save it as a JPEG and choose that.',
    'This file is empty, or no longer there. Choose another one.',
  ]);
});

it('asks for a file again that is gone since it was chosen', async () => {
  const page = await open();
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  const path = join(folder, 'photo.jpg');
  writeFileSync(path, await draw(page, 'rgbw'));
  await page.setInputFiles('input', path);
  // The browser looks at the file when it is first asked.
  expect(await page.evaluate(() => window.photos.chosen()[0]!.size)).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
  expect(await page.evaluate(() => window.photos.prepareChosen())).toEqual([
    'This file cannot be read. It may have been changed, moved or deleted: choose it again.',
  ]);
});
