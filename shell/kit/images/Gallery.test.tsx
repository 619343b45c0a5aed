import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ModalHost } from '../modal/ModalHost.tsx';
import { collar, jersey, sleeve, stubImageLoading } from '../testing/pictures.ts';
import { Gallery } from './Gallery.tsx';

stubImageLoading();

const big = () => document.querySelector('img[fetchpriority="high"]')!.getAttribute('src');
const thumbnails = () => within(screen.getByRole('list')).getAllByRole('button');

it('a thumbnail of a gallery changes the shown picture, which opens in a lightbox', () => {
  render(<Gallery images={[jersey, sleeve, collar]} name="Jersey" />);
  render(<ModalHost />);
  expect(big()).toBe(jersey.url);
  expect(thumbnails()[1]!.getAttribute('aria-label')).toBe('Show photo 2 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Show photo 3 of 3: The collar' }));
  expect(big()).toBe(collar.url);
  const pressed = thumbnails().map((thumbnail) => thumbnail.getAttribute('aria-pressed'));
  expect(pressed).toEqual(['false', 'false', 'true']);
  const pictures = [...document.querySelectorAll('img')];
  const loading = pictures.map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  fireEvent.click(screen.getByRole('button', { name: /View larger/ }));
  expect(within(screen.getByRole('dialog')).getByText('3 of 3')).toBeTruthy();
});

it.each([[[jersey]], [[]]])('a gallery of %j has no thumbnails', (few) => {
  render(<Gallery images={few} name="Jersey" />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryAllByRole('button')).toHaveLength(few.length);
});

it.each([
  ['higher', [2, 3], true],
  ['lower', [3, 2], false],
] as const)(
  'a gallery keeps the %s frame of its first photo when another photo is shown',
  (_, [width, height], isHigh) => {
    const photo = { sizes: [], color: '', width, height };
    const turned = { ...photo, width: height, height: width };
    const images = [
      { ...jersey, photo },
      { ...sleeve, photo: turned },
    ];
    const { container } = render(<Gallery images={images} name="Jersey" />);
    const hasHighFrame = () => container.querySelector('[class*="standing"]') !== null;
    expect(hasHighFrame()).toBe(isHigh);
    fireEvent.click(thumbnails()[1]!);
    expect(hasHighFrame()).toBe(isHigh);
  },
);
