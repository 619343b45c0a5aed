import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail, listThumbnails } from './PhotoField.tsx';

const HASH = '0123456789abcdef'.repeat(2);
const image = () => document.querySelector('img');
const src = () => image()!.getAttribute('src');

it.each([
  [`/photos/${HASH}-2048.webp`, `/photos/${HASH}-320.webp`],
  [`/photos/${HASH}-320.webp`, `/photos/${HASH}-320.webp`],
  [`/photos/${HASH}-200.jpg`, `/photos/${HASH}-200.jpg`],
])(
  'the thumbnail of the photo %s is %s, or the photo if the thumbnail fails to load',
  (url, small) => {
    render(<Thumbnail sources={listThumbnails(url)} />);
    expect(src()).toBe(small);
    fireEvent.error(image()!);
    expect(image()?.getAttribute('src')).toBe(small === url ? undefined : url);
  },
);

it('a thumbnail is shown only of a file that is a picture', () => {
  const { rerender } = render(<Thumbnail sources={[new Blob(['text'])]} />);
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  rerender(<Thumbnail sources={[]} />);
  expect(image()).toBeNull();
  rerender(<Thumbnail sources={[new Blob(['photo'])]} />);
  expect(src()).toMatch(/^blob:/);
});
