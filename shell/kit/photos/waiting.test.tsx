import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  alt,
  choose,
  PhotoForm,
  press,
  rows,
  said,
  send,
  setUpPhotos,
  type,
  upload,
  url,
} from '../testing/photoForm.tsx';
import { keptPhoto } from '../testing/photoUploads.ts';
import { $announcement } from '../toast/announce.ts';

setUpPhotos();

it('waits for photos that are on their way when the form is sent, and says so', async () => {
  render(<PhotoForm />);
  await choose('a', 'b');
  type(alt(2), 'A cap');
  await press('Send');
  expect($announcement.get()?.text).toBe('Waiting for your photos...');
  await (await upload(1)).answer(201, keptPhoto(1));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Waiting for your photos...' })).toBeTruthy();
  await (await upload(2)).answer(201, keptPhoto(2));
  const sent = { urls: [url(1), url(2)], alts: ['', 'A cap'], newUrls: [], newAlts: [] };
  expect(send).toHaveBeenCalledExactlyOnceWith(sent, expect.anything());
});

it('sends nothing without a photo that was refused, and says so at it', async () => {
  render(<PhotoForm />);
  await choose('a', 'b');
  await press('Send');
  await (await upload(1)).answer(201, keptPhoto(1));
  await (await upload(2)).answer(400, { errors: { photo: 'This is no photo.' } });
  expect(said(2)).toBe('Not uploaded: This is no photo.');
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(rows()[1]);
  expect(screen.getByRole('group', { description: /^Nothing is sent while/ })).toBe(rows()[1]);
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await press('Remove photo 2');
  await press('Send');
  expect(send).toHaveBeenCalledOnce();
});
