import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { imageAddress, imageEdit, newImage } from './images.ts';
import { problemsOf } from './problems.ts';

const NO_IMAGE = 'Add a photo';
const BAD = 'Add a photo: its address must start with https:// or /images/';

const problem = (url: unknown) =>
  v.safeParse(imageAddress(NO_IMAGE), url).issues?.map(({ message }) => message)[0];

describe('an image address', () => {
  it.each([
    'https://example.com/a.jpg',
    'HTTPS://example.com',
    'https://example.com:8443/a b.jpg'.replace(' ', '%20'),
    'https://bücher.example/ä.png?size=2#top',
    'https://192.0.2.7/a.png',
    '/images/demo/cap.svg',
    '/images/a.svg?v=2',
    `https://example.com/${'a'.repeat(2028)}`,
  ])('may be %s', (url) => expect(problem(url)).toBeUndefined());

  it('is trimmed', () => {
    expect(v.parse(imageAddress(NO_IMAGE), '  /images/a.svg\n')).toBe('/images/a.svg');
  });

  it.each([undefined, null, '', ' ', 7, {}, ['/images/a.svg']].map((url) => [url]))(
    'is missing in %j',
    (url) => expect(problem(url)).toBe(NO_IMAGE),
  );

  it.each([
    'a.jpg',
    './images/a.jpg',
    'images/a.jpg',
    '//example.com/a.jpg',
    '/\\example.com/a.jpg',
    '\\\\example.com\\a.jpg',
    'http://example.com/a.jpg',
    'ftp://example.com/a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    'blob:https://example.com/1',
    'https:example.com/a.jpg',
    'https:/example.com/a.jpg',
    'https:///example.com/a.jpg',
    'https://',
    'https://?a.jpg',
    'https://exa mple.com/a.jpg',
    'https://example.com/a\tb.jpg',
    'ht\ntps://example.com/a.jpg',
    'https://user:secret@example.com/a.jpg',
    'https://user@example.com/a.jpg',
    'https://example.com/\u0000',
    'https://example.com/\uD800',
    'https://[::1',
    'https://example.com:99999/a.jpg',
    '/',
    '/images',
    '/api/auth/logout',
    '/images/../api/auth/logout',
    '/images/%2e%2e/api/auth/logout',
    '/images/..\\api/auth/logout',
    '/images/.\t./api/auth/logout',
    '?images/',
    '#/images/',
  ])('is not %j', (url) => expect(problem(url)).toBe(BAD));

  it('has at most 2,048 characters', () => {
    expect(problem(`https://example.com/${'a'.repeat(2029)}`)).toBe(
      'An image address must be at most 2,048 characters',
    );
  });
});

describe('a new image', () => {
  const schema = newImage('merch_id', 'an item', NO_IMAGE);

  it('is of a record, by a number or its digits; words are optional', () => {
    const image = { url: '/images/a.svg', alt: '', subject_id: 7 };
    expect(v.parse(schema, { url: '/images/a.svg', merch_id: 7 })).toMatchObject(image);
    expect(v.parse(schema, { url: '/images/a.svg', merch_id: '7' })).toMatchObject(image);
  });

  it('says what is missing', () => {
    expect(problemsOf(schema, {})).toEqual({
      url: NO_IMAGE,
      merch_id: 'merch_id must be the number of an item',
    });
  });
});

it('an edit tells words that are empty from none', () => {
  const schema = imageEdit(NO_IMAGE);
  expect(v.parse(schema, { url: '/images/a.svg', alt: ' ' })).toHaveProperty('alt', '');
  expect(v.parse(schema, { url: '/images/a.svg' })).not.toHaveProperty('alt');
});
