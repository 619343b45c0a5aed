import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { jersey } from '../testing/pictures.ts';
import { $announcement } from '../toast/announce.ts';
import { LinkField } from './LinkField.tsx';
import type { ImageList } from './useImageRows.ts';

beforeEach(() => void vi.useFakeTimers());

async function show(image: { url: string; alt: string }, error?: string) {
  const list = { name: 'urls', adds: true } as ImageList;
  const nothing = { error, altError: undefined, errorId: undefined, children: null };
  const row = { ...image, key: 0, place: 0 };
  render(<LinkField list={list} at={0} number={1} row={row} {...nothing} />);
  await pause();
}

/** Advances the clock by `time` ms. */
const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));
const pause = () => wait(300);
const preview = () => screen.queryByAltText<HTMLImageElement>('Preview');
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Image URL 1'), { target: { value } });

it('the preview of an image link is hidden until its address has loaded', async () => {
  await show(jersey);
  expect(preview()!.hidden).toBe(true);
  fireEvent.load(preview()!);
  expect(preview()!.hidden).toBe(false);
  expect(preview()!.getAttribute('src')).toBe(jersey.url);
  type(' /images/my photo.svg ');
  await pause();
  expect(preview()!.hidden).toBe(true);
  // The address is encoded as it is stored.
  expect(preview()!.getAttribute('src')).toBe('/images/my%20photo.svg');
});

it('the preview of an image link has its frame while the image loads, and also if it fails', async () => {
  await show({ url: '', alt: '' });
  const rows = () => screen.getByLabelText('Image URL 1').closest('[data-row]')!.children.length;
  const empty = rows();
  type(jersey.url);
  expect(rows()).toBe(empty + 1);
  await pause();
  fireEvent.error(preview()!);
  expect(rows()).toBe(empty + 1);
});

it('the preview of a typed image link is debounced', async () => {
  await show({ url: '', alt: '' });
  type('https://example.com/a');
  await wait(200);
  type('https://example.com/a.jpg');
  await wait(200);
  expect(preview()).toBeNull();
  await pause();
  expect(preview()!.getAttribute('src')).toBe('https://example.com/a.jpg');
});

const HINT =
  'Paste a link instead. It starts with https:// or /images/. Links to other sites can stop working, so uploading is safer.';
const NO_PICTURE = 'We couldn’t load a photo from this link. You can still save it.';
/** The hint of the address field. */
const hint = () => {
  const ids = screen.getByLabelText('Image URL 1').getAttribute('aria-describedby')!;
  return document.getElementById(ids.split(' ')[0]!)!.textContent;
};

it('the hint of an image link says that the picture did not load, until one loads or the address changes', async () => {
  await show(jersey);
  expect(hint()).toBe(HINT);
  fireEvent.error(preview()!);
  expect(hint()).toBe(NO_PICTURE);
  expect($announcement.get()?.text).toBe(NO_PICTURE);
  expect(screen.getByLabelText('Image URL 1').getAttribute('aria-invalid')).toBeNull();
  fireEvent.load(preview()!);
  expect(hint()).toBe(HINT);
  fireEvent.error(preview()!);
  type('/images/other.svg');
  expect(hint()).toBe(HINT);
  await pause();
  fireEvent.load(preview()!);
  expect(hint()).toBe(HINT);
});

const NONE = ['', 'a.jpg', '//host/a.jpg', 'http://example.com/a.jpg', 'javascript:alert(1)'];

it.each([...NONE, '/images/../api/'])(
  'an image link field requests no preview of %j',
  async (url) => {
    await show({ url, alt: '' });
    expect(preview()).toBeNull();
  },
);
