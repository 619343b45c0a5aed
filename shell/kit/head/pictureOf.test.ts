import { expect, it } from 'vitest';
import { pictureOf } from './pictureOf.ts';

const image = (url: string) => ({ id: 1, url, alt: 'A mug' });

it('takes the first picture', () => {
  const images = [image('https://pictures.example/1.jpg'), image('https://pictures.example/2.jpg')];
  expect(pictureOf(images)).toEqual({ url: 'https://pictures.example/1.jpg', alt: 'A mug' });
});

it('takes none where there is none', () => {
  expect(pictureOf([])).toBeUndefined();
});
