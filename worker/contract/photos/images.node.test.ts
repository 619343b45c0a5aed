import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { parseFields } from '../text/body.ts';
import {
  imageAddress,
  toImageAddress,
  defineImageEdit,
  INVALID_LINK,
  defineNewImage,
} from './images.ts';

const NO_IMAGE = 'Add a photo';

/** @returns the address as it is stored, or the error messages */
const judge = (url: unknown) => {
  const { success, output, issues } = v.safeParse(imageAddress(NO_IMAGE), url);
  return success ? output : issues.map(({ message }) => message);
};

it.each([
  'https://example.com/a.jpg',
  'https://example.com:8443/a%20b.jpg',
  'https://192.0.2.7/a.png',
  '/images/demo/cap.svg',
  '/images/a.svg?v=2',
  '/images/100%.svg',
  `https://example.com/${'a'.repeat(2028)}`,
])('an image address may be %s', (url) => expect(judge(url)).toBe(url));

it.each([
  ['  /images/a.svg\n', '/images/a.svg'],
  ['https://example.com/my photo.jpg', 'https://example.com/my%20photo.jpg'],
  ['/images/my photo.svg', '/images/my%20photo.svg'],
  ['/images/a.svg?name=my photo', '/images/a.svg?name=my%20photo'],
  ['https://example.com/a\u00a0b.jpg', 'https://example.com/a%C2%A0b.jpg'],
  ['https://example.com/"><b>.jpg', 'https://example.com/%22%3E%3Cb%3E.jpg'],
  ['HTTPS://EXAMPLE.com', 'https://example.com/'],
  [
    'https://bücher.example/ä.png?size=2#top',
    'https://xn--bcher-kva.example/%C3%A4.png?size=2#top',
  ],
  ['/images/old/../a.svg', '/images/a.svg'],
])('an image address typed as %j is stored as a browser would ask for it', (typed, stored) => {
  expect(judge(typed)).toBe(stored);
  expect(judge(stored)).toBe(stored);
});

it.each([undefined, null, '', ' ', 7, {}, ['/images/a.svg']].map((url) => [url]))(
  'an image address of %j counts as missing',
  (url) => expect(judge(url)).toEqual([NO_IMAGE]),
);

it.each([
  './images/a.jpg',
  '//example.com/a.jpg',
  '/\\example.com/a.jpg',
  'http://example.com/a.jpg',
  'https://192.168.1.1/a.jpg',
  'https://localhost/a.jpg',
  'https://[::1]/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA==',
  'https:example.com/a.jpg',
  'https://',
  'https://exa mple.com/a.jpg',
  'https://example.com/a\tb.jpg',
  'ht\ntps://example.com/a.jpg',
  'https://user:secret@example.com/a.jpg',
  'https://example.com/\u0000',
  'https://example.com/\uD800',
  'https://example.com:99999/a.jpg',
  '/images',
  '/api/auth/logout',
  '/images/../api/auth/logout',
  '/images/ /../../api/auth/logout',
  '/images/%2e%2e/api/auth/logout',
  '/images/..%2fapi/auth/logout',
  '/images/%252e%252e%252Fapi/auth/logout',
  '/images/.\t./api/auth/logout',
  '?images/',
  '#/images/',
])('an image address may not be %j', (url) => expect(judge(url)).toEqual([INVALID_LINK]));

it.each(['a'.repeat(2029), 'ä'.repeat(400)])(
  'an image address that is too long is refused',
  (path) => expect(judge(`https://example.com/${path}`)).toEqual([INVALID_LINK]),
);

it('an image address that is too long is refused before anything in it is decoded', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  expect(judge(`/images/%${'25'.repeat(120_000)}2e`)).toEqual([INVALID_LINK]);
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});

it('a new image names its record by a number or digits, and its description is optional', () => {
  const schema = defineNewImage('merch_id', 'an item', NO_IMAGE);
  const image = { url: '/images/a.svg', alt: '', record_id: 7 };
  for (const merch_id of [7, '7'])
    expect(v.parse(schema, { url: '/images/a.svg', merch_id })).toMatchObject(image);
  expect(parseFields(schema, {}).problems).toEqual({
    url: NO_IMAGE,
    merch_id: 'merch_id must be the ID of an item',
  });
});

it('an image edit distinguishes an empty description from a missing description', () => {
  const schema = defineImageEdit(NO_IMAGE);
  expect(v.parse(schema, { url: '/images/a.svg', alt: ' ' })).toHaveProperty('alt', '');
  expect(v.parse(schema, { url: '/images/a.svg' })).not.toHaveProperty('alt');
});

const part = fc.constantFrom(
  ...Array.from('/.\\\t @:?#é'),
  ...'%2e %2E %2f %5c %25 25 .. \uD800 api auth images photos a.svg https: desert.test'.split(' '),
);
const typed = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('/images/', '/photos/', 'https://', 'https://desert.test/', '/', ''),
      fc.array(part, { maxLength: 10 }),
    )
    .map(([start, parts]) => start + parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
);

it('any text is refused as an image address, or becomes an address that is parsed to itself', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const address = toImageAddress(text);
      expect(toImageAddress(address)).toBe(address);
      expect(address).toMatch(/^($|https:\/\/[^/@]+\/|\/(images|photos)\/)/);
    }),
  );
});
