import { expect, it } from 'vitest';
import { pictureOf } from './pictureOf.ts';

const image = (url: string) => ({ id: 1, url, alt: 'A mug' });

it('takes the first picture', () => {
  const images = [image('https://pictures.example/1.jpg'), image('https://pictures.example/2.jpg')];
  expect(pictureOf(images)).toEqual({ url: 'https://pictures.example/1.jpg', alt: 'A mug' });
});

it('knows the size of an uploaded photo', () => {
  const photo = { width: 2048, height: 1536, sizes: [2048], color: '' };
  const url = `/photos/${'a'.repeat(32)}-2048.webp`;
  expect(pictureOf([{ ...image(url), photo }])).toEqual({
    url,
    alt: 'A mug',
    width: 2048,
    height: 1536,
  });
});

it('takes none where there is none', () => {
  expect(pictureOf([])).toBeUndefined();
});
