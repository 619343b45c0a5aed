import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhotoPicture } from './PhotoPicture.tsx';

const HASH = '0123456789abcdef'.repeat(2);
const src = () => document.querySelector('img')!.getAttribute('src');

it.each([
  [`/photos/${HASH}-2048.webp`, `/photos/${HASH}-320.webp`],
  [`/photos/${HASH}-320.webp`, `/photos/${HASH}-320.webp`],
  [`/photos/${HASH}-200.jpg`, `/photos/${HASH}-200.jpg`],
])('shows %s by %s', (url, small) => {
  render(<PhotoPicture url={url} />);
  expect(src()).toBe(small);
});

it('shows the photo itself where it has no smaller size', () => {
  const url = `/photos/${HASH}-2048.webp`;
  render(<PhotoPicture url={url} />);
  fireEvent.error(document.querySelector('img')!);
  expect(src()).toBe(url);
});
