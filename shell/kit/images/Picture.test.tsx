import type { Image } from '@desert/contract/photos/images';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hydrate } from '../testing/actions.tsx';
import { stubImageLoading } from '../testing/pictures.ts';
import { RecordPicture } from './Picture.tsx';
import styles from './Picture.module.css';

stubImageLoading();

const shown = () => screen.getByRole<HTMLImageElement>('img');

const image = (more: Partial<Image> = {}) => ({ url: '/images/a.svg', alt: 'A puck', ...more });

const photo = { width: 2048, height: 1536, sizes: [320, 960, 2048], color: '#8c2633' };
const url = '/photos/0123456789abcdef0123456789abcdef-2048.webp';
const uploaded = image({ url, photo });

/** The size that the picture reserves before it loads. */
const frame = () => ['width', 'height'].map((name) => shown().getAttribute(name));

it('the HTML of a picture has its size, its text alternative and a no-referrer policy', () => {
  const { rerender } = render(<RecordPicture image={image()} name="Puck" place="card" />);
  expect(shown().getAttribute('src')).toBe('/images/a.svg');
  expect(shown().alt).toBe('A puck');
  expect(frame()).toEqual(['800', '600']);
  expect(shown().getAttribute('referrerpolicy')).toBe('no-referrer');
  // Without a description, the alternative text is the name.
  rerender(<RecordPicture image={image({ alt: '' })} name="Puck" place="card" />);
  expect(shown().alt).toBe('Puck');
});

it.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'auto'],
])(
  'a picture is loaded eagerly with high priority only if it is seen first: %s',
  (first, loading, priority) => {
    render(<RecordPicture image={image()} name="Puck" place="card" first={first} />);
    expect(shown().getAttribute('loading')).toBe(loading);
    expect(shown().getAttribute('fetchpriority')).toBe(priority);
  },
);

it('a picture has a drawing behind it until it loads', () => {
  const { rerender } = render(<RecordPicture image={image()} name="Puck" place="card" />);
  expect(shown().className).toContain(styles['loading']);
  fireEvent.load(shown());
  expect(shown().className).not.toContain(styles['loading']);
  rerender(<RecordPicture image={image({ url: '/images/b.svg' })} name="Puck" place="card" />);
  expect(shown().className).toContain(styles['loading']);
});

it.each([image(), uploaded])(
  'a missing or broken picture is replaced by a placeholder, until there is another: $url',
  (other) => {
    const { rerender } = render(<RecordPicture image={undefined} name="Puck" place="card" />);
    expect(screen.getByRole('img', { name: 'Puck' }).tagName).toBe('SPAN');
    rerender(<RecordPicture image={image({ url: '/images/none.svg' })} name="Puck" place="card" />);
    fireEvent.error(shown());
    expect(shown().tagName).toBe('SPAN');
    rerender(<RecordPicture image={other} name="Puck" place="card" />);
    expect(shown().tagName).toBe('IMG');
    fireEvent.error(shown());
    expect(shown().tagName).toBe('SPAN');
  },
);

it('a picture that failed before hydration is replaced by a placeholder', async () => {
  const page = (
    <RecordPicture image={image({ url: '/images/none.svg' })} name="Puck" place="card" />
  );
  const failed = { complete: true, naturalWidth: 0, currentSrc: '/images/none.svg' };
  await hydrate(page, ({ firstChild }) => {
    for (const [name, value] of Object.entries(failed))
      Object.defineProperty(firstChild, name, { value });
  });
  expect(shown().tagName).toBe('SPAN');
});

it('the HTML of an uploaded photo has its dimensions and all sizes of its file', () => {
  render(<RecordPicture image={uploaded} name="Puck" place="page" />);
  expect(shown().srcset).toBe(
    [320, 960, 2048].map((width) => `${url.replace('2048', `${width}`)} ${width}w`).join(', '),
  );
  expect(frame()).toEqual(['2048', '1536']);
  expect(shown().sizes).toBe('60vw');
});

it('a phone loads a small size of a card’s uploaded photo until the visitor scrolls', () => {
  render(<RecordPicture image={uploaded} name="Puck" place="card" />);
  expect(shown().sizes).toContain(' 80px');
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(shown().sizes).toContain(' 240px');
});

it('an uploaded photo has its color behind it until it loads, or a puck if the color is unknown', () => {
  const { container, rerender } = render(
    <RecordPicture image={uploaded} name="Puck" place="card" />,
  );
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#8c2633');
  expect(shown().className).not.toContain(styles['loading']);
  fireEvent.load(shown());
  expect(container.querySelector('rect')).toBeNull();
  const plain = image({ url: `${url}x`, photo: { ...photo, color: '' } });
  rerender(<RecordPicture image={plain} name="Puck" place="card" />);
  expect(container.querySelector('rect')).toBeNull();
  expect(shown().className).toContain(styles['loading']);
});

it.each([
  [4000, true],
  [1536, false],
])(
  'a photo %i px high is cropped to its upper half if it is taller than wide: %s',
  (height, is) => {
    const portrait = image({ url, photo: { ...photo, height } });
    render(<RecordPicture image={portrait} name="Puck" place="card" />);
    expect(shown().className.includes(styles['upright']!)).toBe(is);
  },
);
