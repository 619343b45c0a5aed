import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../testing/actions.tsx';
import {
  choose,
  rows,
  said,
  send,
  setUpPhotos,
  showForm,
  upload,
  url,
  urls,
} from '../testing/photoForm.tsx';
import { keptPhoto } from '../testing/photoUploads.ts';

setUpPhotos();

it('a form with a refused photo is not sent, and focuses the photo’s error', async () => {
  showForm();
  await choose('a', 'b');
  await press('Send');
  await (await upload(1)).answer(201, keptPhoto(1));
  await (await upload(2)).answer(400, { errors: { photo: 'This is no photo.' } });
  expect(said(2)).toBe('Upload failed. This is no photo.');
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(rows()[1]);
  expect(screen.getByRole('group', { description: /^This photo hasn’t uploaded/ })).toBe(rows()[1]);
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await press('Remove photo 2');
  await press('Send');
  expect(send).toHaveBeenCalledOnce();
});

const UNCONFIRMED = { errors: { message: 'Confirm your address.' } };

/** Presses the button. It disappears, so the focus moves to the photo's row. */
async function tryAgain() {
  await press('Try again: upload photo 1');
  expect(document.activeElement).toBe(rows()[0]);
}

it.each<[string, number, () => Promise<unknown> | boolean]>([
  ['exceeded the rate limit is uploaded after Try again', 429, tryAgain],
  [
    'needed a confirmed email is uploaded when the user comes back to the tab',
    403,
    () => fireEvent(document, new Event('visibilitychange')),
  ],
])('a photo that %s', async (_, status, retry) => {
  showForm();
  await choose('a.png');
  await (await upload(1)).answer(status, UNCONFIRMED, { 'retry-after': '600' });
  expect(said(1)).toBe('Upload failed. Confirm your address.');
  expect(rows()[0]?.textContent).toContain('a.png');
  await retry();
  await (await upload(2)).answer(201, keptPhoto(1));
  expect(urls()).toEqual([url(1)]);
});

it('a submit retries failed photos once, and sends the form after they are uploaded', async () => {
  showForm();
  await choose('a', 'b');
  const refuse = async (nth: number) => (await upload(nth)).answer(403, UNCONFIRMED);
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

it('a photo that failed offline is uploaded when the browser is online again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showForm();
  await choose('a');
  await (await upload(1)).fail();
  expect(said(1)).toMatch(/^Upload failed\. You’re offline\./);
  online.mockRestore();
  fireEvent(window, new Event('online'));
  await (await upload(2)).answer(201, keptPhoto(1));
  expect(said(1)).toBe('Uploaded');
});
