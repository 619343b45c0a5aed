import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stubImageLoading } from '../testing/stubImageLoading.ts';
import { Picture } from './Picture.tsx';
import styles from './Picture.module.css';

stubImageLoading();

const image = () => screen.getByRole<HTMLImageElement>('img');

it('shows a picture in a frame whose size is known before it loads', () => {
  render(<Picture url="/images/a.svg" alt="A puck" name="Puck" />);
  expect(image().getAttribute('src')).toBe('/images/a.svg');
  expect(image().alt).toBe('A puck');
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['800', '600']);
});

it('says what it is a picture of where nobody described it', () => {
  render(<Picture url="/images/a.svg" alt="" name="Puck" />);
  expect(image().alt).toBe('Puck');
});

it.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'auto'],
])('is fetched by whether it is seen first: %s', (first, loading, priority) => {
  render(<Picture url="/images/a.svg" name="Puck" first={first} />);
  expect(image().getAttribute('loading')).toBe(loading);
  expect(image().getAttribute('fetchpriority')).toBe(priority);
});

it('tells no other site where it is shown', () => {
  render(<Picture url="https://example.com/a.jpg" name="Puck" />);
  expect(image().getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('has a drawing behind it until it is there', () => {
  const { rerender } = render(<Picture url="/images/a.svg" name="Puck" />);
  expect(image().className).toContain(styles['loading']);
  fireEvent.load(image());
  expect(image().className).not.toContain(styles['loading']);
  rerender(<Picture url="/images/b.svg" name="Puck" />);
  expect(image().className).toContain(styles['loading']);
});

it('has a stand-in with the name where there is none', () => {
  render(<Picture url={undefined} name="Puck" />);
  expect(screen.getByRole('img', { name: 'Puck' }).tagName).toBe('SPAN');
});

it('has a stand-in where it does not load, until there is another address', () => {
  const { rerender } = render(<Picture url="/images/none.svg" name="Puck" />);
  fireEvent.error(image());
  expect(image().tagName).toBe('SPAN');
  rerender(<Picture url="/images/a.svg" name="Puck" />);
  expect(image().tagName).toBe('IMG');
});

it('has a stand-in where it failed before the page was hydrated', () => {
  const page = <Picture url="/images/none.svg" name="Puck" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const failed = { complete: true, naturalWidth: 0, currentSrc: '/images/none.svg' };
  for (const [name, value] of Object.entries(failed)) {
    Object.defineProperty(container.firstChild, name, { value });
  }
  render(page, { container, hydrate: true });
  expect(image().tagName).toBe('SPAN');
});
