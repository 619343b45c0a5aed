import { expect, it } from 'vitest';
import { pictureOf } from './storyHead.ts';

const image = (url: string) => ({ id: 1, url, alt: 'A mug' });

it('pictureOf takes the first picture, with the size of an uploaded photo, or none', () => {
  const [url, other] = [`/photos/${'a'.repeat(32)}-2048.webp`, 'https://pictures.example/2.jpg'];
  const photo = { width: 2048, height: 1536, sizes: [2048], color: '' };
  expect(pictureOf([image(other), image(url)])).toEqual({ url: other, alt: 'A mug' });
  expect(pictureOf([{ ...image(url), photo }, image(other)])).toEqual({
    url,
    alt: 'A mug',
    width: 2048,
    height: 1536,
  });
  expect(pictureOf([])).toBeUndefined();
});
