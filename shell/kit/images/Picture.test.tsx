import type { Image } from '@desert/contract/images';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubImageLoading } from '../testing/stubImageLoading.ts';
import { Picture } from './Picture.tsx';
import { $sharp } from './pictureSizes.ts';
import styles from './Picture.module.css';

stubImageLoading();

const shown = () => screen.getByRole<HTMLImageElement>('img');

const image = (more: Partial<Image> = {}) => ({ url: '/images/a.svg', alt: 'A puck', ...more });

const photo = { width: 2048, height: 1536, sizes: [320, 960, 2048], color: '#8c2633' };
const url = '/photos/0123456789abcdef0123456789abcdef-2048.webp';
const uploaded = image({ url, photo });

it('shows a picture in a frame whose size is known before it loads', () => {
  render(<Picture image={image()} name="Puck" place="card" />);
  expect(shown().getAttribute('src')).toBe('/images/a.svg');
  expect(shown().alt).toBe('A puck');
  expect([shown().getAttribute('width'), shown().getAttribute('height')]).toEqual(['800', '600']);
});

it('says what it is a picture of where nobody described it', () => {
  render(<Picture image={image({ alt: '' })} name="Puck" place="card" />);
  expect(shown().alt).toBe('Puck');
});

it.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'auto'],
])('is fetched by whether it is seen first: %s', (first, loading, priority) => {
  render(<Picture image={image()} name="Puck" place="card" first={first} />);
  expect(shown().getAttribute('loading')).toBe(loading);
  expect(shown().getAttribute('fetchpriority')).toBe(priority);
});

it('tells no other site where it is shown', () => {
  render(<Picture image={image({ url: 'https://example.com/a.jpg' })} name="Puck" place="card" />);
  expect(shown().getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('has a drawing behind it until it is there', () => {
  const { rerender } = render(<Picture image={image()} name="Puck" place="card" />);
  expect(shown().className).toContain(styles['loading']);
  fireEvent.load(shown());
  expect(shown().className).not.toContain(styles['loading']);
  rerender(<Picture image={image({ url: '/images/b.svg' })} name="Puck" place="card" />);
  expect(shown().className).toContain(styles['loading']);
});

it('has a stand-in with the name where there is none', () => {
  render(<Picture image={undefined} name="Puck" place="card" />);
  expect(screen.getByRole('img', { name: 'Puck' }).tagName).toBe('SPAN');
});

it('has a stand-in where it does not load, until there is another address', () => {
  const { rerender } = render(
    <Picture image={image({ url: '/images/none.svg' })} name="Puck" place="card" />,
  );
  fireEvent.error(shown());
  expect(shown().tagName).toBe('SPAN');
  rerender(<Picture image={image()} name="Puck" place="card" />);
  expect(shown().tagName).toBe('IMG');
});

it('has a stand-in where it failed before the page was hydrated', () => {
  const page = <Picture image={image({ url: '/images/none.svg' })} name="Puck" place="card" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const failed = { complete: true, naturalWidth: 0, currentSrc: '/images/none.svg' };
  for (const [name, value] of Object.entries(failed)) {
    Object.defineProperty(container.firstChild, name, { value });
  }
  render(page, { container, hydrate: true });
  expect(shown().tagName).toBe('SPAN');
});

describe('an uploaded photo', () => {
  beforeEach(() => $sharp.set(false));

  it('has all of its sizes, and the room that it takes', () => {
    render(<Picture image={uploaded} name="Puck" place="page" />);
    expect(shown().srcset).toBe(
      [320, 960, 2048].map((width) => `${url.replace('2048', `${width}`)} ${width}w`).join(', '),
    );
    expect([shown().getAttribute('width'), shown().getAttribute('height')]).toEqual([
      '2048',
      '1536',
    ]);
    expect(shown().sizes).toBe('60vw');
  });

  it('is small on a phone’s card until the visitor scrolls', () => {
    render(<Picture image={uploaded} name="Puck" place="card" />);
    expect(shown().sizes).toContain(' 80px');
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(shown().sizes).toContain(' 240px');
  });

  it('stays as it is where the sharper one does not come', () => {
    render(<Picture image={uploaded} name="Puck" place="card" />);
    fireEvent.load(shown());
    act(() => $sharp.set(true));
    fireEvent.error(shown());
    expect(shown().tagName).toBe('IMG');
    expect(shown().sizes).toContain(' 80px');
  });

  it('has its colour behind it until it is there, and no puck', () => {
    const { container } = render(<Picture image={uploaded} name="Puck" place="card" />);
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#8c2633');
    expect(shown().className).not.toContain(styles['loading']);
    fireEvent.load(shown());
    expect(container.querySelector('rect')).toBeNull();
  });

  it('has a puck where nobody knows its colour', () => {
    const plain = image({ url, photo: { ...photo, color: '' } });
    const { container } = render(<Picture image={plain} name="Puck" place="card" />);
    expect(container.querySelector('rect')).toBeNull();
    expect(shown().className).toContain(styles['loading']);
  });

  it('is cut at its upper half where it is higher than wide', () => {
    const portrait = image({ url, photo: { ...photo, height: 4000 } });
    const { rerender } = render(<Picture image={portrait} name="Puck" place="card" />);
    expect(shown().className).toContain(styles['upright']);
    rerender(<Picture image={uploaded} name="Puck" place="card" />);
    expect(shown().className).not.toContain(styles['upright']);
  });

  it('has a stand-in where it does not load', () => {
    render(<Picture image={uploaded} name="Puck" place="card" />);
    fireEvent.error(shown());
    expect(shown().tagName).toBe('SPAN');
  });
});
