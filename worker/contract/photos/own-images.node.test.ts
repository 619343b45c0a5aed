import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwnImage, pictureAddress } from './own-images.ts';
import { PHOTO_TYPES, parsePhotoPath, type PhotoFormat, photoPath } from './photos.ts';

const HERE = 'https://desert.test/merch/new';

const photo = fc.record({
  hash: fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdef')),
    minLength: 32,
    maxLength: 32,
  }),
  width: fc.integer({ min: 1, max: 99_999 }),
  format: fc.constantFrom(...(Object.keys(PHOTO_TYPES) as PhotoFormat[])),
});

it('the path of a photo is parsed to that photo, and any other text to none', () => {
  fc.assert(
    fc.property(photo, (file) => {
      expect(parsePhotoPath(photoPath(file))).toEqual(file);
    }),
  );
  fc.assert(
    fc.property(
      fc.oneof(photo.map(photoPath), fc.string()),
      fc.string({ maxLength: 2 }),
      (path, more) => {
        const file = parsePhotoPath(path + more);
        expect(file ? photoPath(file) : path + more).toBe(path + more);
      },
    ),
  );
});

it('a photo is stored by its path, however its address is written', () => {
  const origin = fc.constantFrom(
    '',
    'https://desert.test',
    'HTTPS://Desert.Test.',
    'https://desert.test:443',
  );
  fc.assert(
    fc.property(photo, origin, (file, origin) => {
      const stored = { url: photoPath(file), photo: file };
      expect(pictureAddress(origin + photoPath(file), HERE)).toEqual(stored);
    }),
  );
});

it('the address of an image on another site stays unchanged', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (url) => {
      expect(pictureAddress(url, HERE)).toEqual({ url, photo: undefined });
    }),
  );
});

it('a path with up to 8 layers of percent-encoding may be an image of this site, one with more is not', () => {
  const path = (layers: number) => `/images/%${'25'.repeat(layers - 1)}2e`;
  const accepted = [1, 8, 9, 30_000].map((layers) => isOwnImage(path(layers)));
  expect(accepted).toEqual([true, true, false, false]);
});
