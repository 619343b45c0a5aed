import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhotoPicture, Preview } from './PhotoState.tsx';

const HASH = '0123456789abcdef'.repeat(2);
const image = () => document.querySelector('img');
const src = () => image()!.getAttribute('src');

it.each([
  [`/photos/${HASH}-2048.webp`, `/photos/${HASH}-320.webp`],
  [`/photos/${HASH}-320.webp`, `/photos/${HASH}-320.webp`],
  [`/photos/${HASH}-200.jpg`, `/photos/${HASH}-200.jpg`],
])('shows %s by %s, or itself where it has no smaller size', (url, small) => {
  render(<PhotoPicture url={url} />);
  expect(src()).toBe(small);
  fireEvent.error(image()!);
  expect(src()).toBe(url);
});

it('shows no broken picture for a file that is none, and the next file', () => {
  const { rerender } = render(<Preview photo={new Blob(['text'])} />);
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  rerender(<Preview photo={undefined} />);
  expect(image()).toBeNull();
  rerender(<Preview photo={new Blob(['photo'])} />);
  expect(src()).toMatch(/^blob:/);
});
