import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrate } from '../testing/actions.tsx';
import { collar, jersey, sleeve, stubImageLoading } from '../testing/pictures.ts';
import { $announcement } from '../toast/announce.ts';
import { Carousel } from './Carousel.tsx';

stubImageLoading();

const images = [jersey, sleeve, collar];

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const group = () => screen.getByRole('group', { name: 'Photos of Jersey' });
const track = () => within(group()).getByRole('group', { name: 'Photos' });
const position = () => screen.getByText(/^\d+ of \d+$/).textContent;
const shown = () =>
  Array.from(track().children)
    .filter((slide) => slide.getAttribute('aria-hidden') === 'false')
    .map((slide) => slide.querySelector('img')!.getAttribute('src'));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
});

it('a carousel shows its first picture and the count, and wraps around', () => {
  render(<Carousel images={images} name="Jersey" />);
  expect(shown()).toEqual([jersey.url]);
  expect(position()).toBe('1 of 3');
  expect(screen.getByText('1 of 3').hasAttribute('aria-live')).toBe(false);
  press('Next photo');
  expect(shown()).toEqual([sleeve.url]);
  expect($announcement.get()?.text).toBe('2 of 3');
  expect(track().scrollLeft).toBe(100);
  press('Next photo');
  expect(position()).toBe('3 of 3');
  press('Next photo');
  expect(shown()).toEqual([jersey.url]);
  expect(track().scrollLeft).toBe(0);
  press('Previous photo');
  expect(shown()).toEqual([collar.url]);
});

it('a carousel that was swiped before hydration keeps its position', async () => {
  const swipe = () => (track().scrollLeft = 100);
  await hydrate(<Carousel images={images} name="Jersey" />, swipe);
  expect(shown()).toEqual([sleeve.url]);
  expect(position()).toBe('2 of 3');
  press('Next photo');
  expect(position()).toBe('3 of 3');
});

it('a carousel in a dialog announces its position in a live region of its own', () => {
  render(<Carousel images={images} name="Jersey" at={1} />);
  expect(screen.getByText('2 of 3').getAttribute('aria-live')).toBe('polite');
});

it('only arrow keys and swipes move a carousel', () => {
  render(<Carousel images={images} name="Jersey" />);
  const next = screen.getByRole('button', { name: 'Next photo' });
  fireEvent.keyDown(next, { key: 'ArrowLeft' });
  expect(position()).toBe('3 of 3');
  fireEvent.keyDown(next, { key: 'ArrowRight' });
  expect(position()).toBe('1 of 3');
  expect(fireEvent.keyDown(next, { key: 'ArrowDown' })).toBe(true);
  expect(position()).toBe('1 of 3');
  track().scrollLeft = 190;
  fireEvent.scroll(track());
  expect(position()).toBe('3 of 3');
});

it('only the first picture of a carousel above the fold loads eagerly', () => {
  render(<Carousel images={images} name="Jersey" first />);
  const loading = Array.from(track().querySelectorAll('img'), (image) =>
    image.getAttribute('loading'),
  );
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});

it.each([[[jersey]], [[]]])('a carousel of fewer than two pictures has no buttons: %j', (few) => {
  render(<Carousel images={few} name="Jersey" />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([{ images: [jersey] }, { images: [jersey, collar] }])(
  'a click on a picture that is no link opens the card’s page, with $images.length pictures on the card',
  ({ images }) => {
    window.history.replaceState(null, '', '/merch');
    render(<Carousel images={images} name="Jersey" href="/merch/7" />);
    const [picture] = screen.getAllByRole('img');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(picture!);
    expect(window.location.pathname).toBe('/merch/7');
  },
);

it('a Ctrl-click on a card’s picture opens the card’s page in a new tab', () => {
  window.history.replaceState(null, '', '/merch');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { rerender } = render(<Carousel images={[jersey]} name="Jersey" href="/merch/7" />);
  fireEvent.click(screen.getByRole('img'), { ctrlKey: true });
  expect(open).toHaveBeenCalledExactlyOnceWith('/merch/7');
  rerender(<Carousel images={[jersey]} name="Jersey" />);
  fireEvent.click(screen.getByRole('img'));
  expect(window.location.pathname).toBe('/merch');
});
