import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  choose,
  PhotoForm,
  press,
  rows,
  said,
  send,
  setUpPhotos,
  upload,
  url,
  urls,
} from '../testing/photoForm.tsx';
import { keptPhoto } from '../testing/photoUploads.ts';

setUpPhotos();

it('tries again by a button where that can help', async () => {
  render(<PhotoForm />);
  await choose('a');
  await (await upload(1)).answer(429, { errors: { photo: 'Too many.' } }, { 'retry-after': '600' });
  expect(said(1)).toBe('Not uploaded: Too many.');
  await press('Try again: photo 1');
  expect(document.activeElement).toBe(rows()[0]);
  await (await upload(2)).answer(201, keptPhoto(1));
  expect(urls()).toEqual([url(1)]);
});

it.each<[string, () => Promise<unknown> | boolean]>([
  ['the user comes back to the tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['the user presses Try again', () => press('Try again: photo 1')],
])('uploads a photo that needed a confirmed address once %s', async (_, act) => {
  render(<PhotoForm />);
  await choose('a.png');
  await (await upload(1)).answer(403, { errors: { message: 'Confirm your address.' } });
  expect(said(1)).toBe('Not uploaded: Confirm your address.');
  expect(rows()[0]?.textContent).toContain('a.png');
  await act();
  await (await upload(2)).answer(201, keptPhoto(1));
  expect(urls()).toEqual([url(1)]);
});

it('uploads failed photos when the form is sent, which follows, and does not go round', async () => {
  render(<PhotoForm />);
  await choose('a', 'b');
  const refuse = async (nth: number) =>
    (await upload(nth)).answer(403, { errors: { message: 'Confirm your address.' } });
  await refuse(1);
  await refuse(2);
  await press('Send');
  await refuse(3);
  await refuse(4);
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(rows()[0]);
  await press('Send');
  await (await upload(5)).answer(201, keptPhoto(1));
  await (await upload(6)).answer(201, keptPhoto(2));
  expect(send).toHaveBeenCalledOnce();
});

it('is not sent without a connection, and by itself when there is one again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<PhotoForm />);
  await choose('a');
  await (await upload(1)).fail();
  expect(said(1)).toMatch(/^Not uploaded: You are offline\./);
  online.mockRestore();
  fireEvent(window, new Event('online'));
  await (await upload(2)).answer(201, keptPhoto(1));
  expect(said(1)).toBe('Uploaded');
});
