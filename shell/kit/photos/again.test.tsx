import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  choose,
  PhotoForm,
  press,
  rows,
  said,
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
