import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { jersey } from '../testing/pictures.ts';
import { $announcement } from '../toast/announce.ts';
import { ImageField } from './ImageField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function show(image: { url: string; alt: string }, error?: string) {
  const nothing = { error, altError: undefined };
  render(<ImageField name="urls" at={0} number={1} image={image} {...nothing} />);
  await pause();
}

/** Passes time, in ms. */
const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));
const pause = () => wait(300);
const preview = () => screen.queryByAltText<HTMLImageElement>('Preview');
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Image URL 1'), { target: { value } });

it('shows a preview once the address loads', async () => {
  await show(jersey);
  expect(preview()!.hidden).toBe(true);
  fireEvent.load(preview()!);
  expect(preview()!.hidden).toBe(false);
  expect(preview()!.getAttribute('src')).toBe(jersey.url);
});

it('has a frame for it before it is there, which stays where none comes', async () => {
  await show({ url: '', alt: '' });
  const rows = () => screen.getByLabelText('Image URL 1').closest('[data-row]')!.children.length;
  const empty = rows();
  type(jersey.url);
  expect(rows()).toBe(empty + 1);
  await pause();
  fireEvent.error(preview()!);
  expect(rows()).toBe(empty + 1);
});

it('tries an address when typing pauses, and not each letter of it', async () => {
  await show({ url: '', alt: '' });
  type('https://example.com/a');
  await wait(200);
  type('https://example.com/a.jpg');
  await wait(200);
  expect(preview()).toBeNull();
  await pause();
  expect(preview()!.getAttribute('src')).toBe('https://example.com/a.jpg');
});

it('hides the preview until the next address loads', async () => {
  await show(jersey);
  fireEvent.load(preview()!);
  type('/images/none.svg');
  await pause();
  expect(preview()!.hidden).toBe(true);
});

it('shows what an address with spaces is stored as', async () => {
  await show({ url: '', alt: '' });
  type(' /images/my photo.svg ');
  await pause();
  expect(preview()!.getAttribute('src')).toBe('/images/my%20photo.svg');
});

const HINT =
  'The address of a picture: it starts with https:// or /images/. Those of other sites can vanish.';
const NO_PICTURE = 'No picture came from this address. You can save it all the same.';
/** What helps to fill in the address. */
const hint = () => {
  const [id = ''] = screen
    .getByLabelText('Image URL 1')
    .getAttribute('aria-describedby')!
    .split(' ');
  return document.getElementById(id)!.textContent;
};

it('says what an address looks like', async () => {
  await show({ url: '', alt: '' });
  expect(hint()).toBe(HINT);
});

it('says so, and not as an error, where no picture comes, until another address is typed', async () => {
  await show(jersey);
  fireEvent.error(preview()!);
  expect(hint()).toBe(NO_PICTURE);
  expect($announcement.get()?.text).toBe(NO_PICTURE);
  expect(screen.getByLabelText('Image URL 1').getAttribute('aria-invalid')).toBeNull();
  type('/images/other.svg');
  expect(hint()).toBe(HINT);
  await pause();
  fireEvent.load(preview()!);
  expect(hint()).toBe(HINT);
});

it('does not say that an address can be saved which was refused', async () => {
  await show(jersey, 'Add a photo of your item');
  fireEvent.error(preview()!);
  expect(hint()).toBe(HINT);
});

it('forgets that no picture came once it does', async () => {
  await show(jersey);
  fireEvent.error(preview()!);
  fireEvent.load(preview()!);
  expect(hint()).toBe(HINT);
});

it.each([
  '',
  'a.jpg',
  '//host/a.jpg',
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  '/images/../api/',
])('asks nothing of %j', async (url) => {
  await show({ url, alt: '' });
  expect(preview()).toBeNull();
});
