import { expect, it } from 'vitest';
import { toPicture } from './storyHead.ts';

const image = (url: string) => ({ id: 1, url, alt: 'A mug' });

it('the head of a page names the record’s first picture, with the size of an uploaded photo', () => {
  const [url, other] = [`/photos/${'a'.repeat(32)}-2048.webp`, 'https://pictures.example/2.jpg'];
  const photo = { width: 2048, height: 1536, sizes: [2048], color: '' };
  expect(toPicture([image(other), image(url)])).toEqual({ url: other, alt: 'A mug' });
  expect(toPicture([{ ...image(url), photo }, image(other)])).toEqual({
    url,
    alt: 'A mug',
    width: 2048,
    height: 1536,
  });
  expect(toPicture([])).toBeUndefined();
});
