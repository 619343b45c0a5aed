import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  alt,
  choose,
  chooseAndUpload,
  draftsOf,
  PhotoForm,
  setUpPhotos,
  type,
  upload,
  url,
  urls,
} from '../testing/photoForm.tsx';
import { keptPhoto } from '../testing/photoUploads.ts';
import { $announcement } from '../toast/announce.ts';

setUpPhotos();

it('changes the order by buttons: the focus stays, and what was typed goes along', async () => {
  render(<PhotoForm />);
  await chooseAndUpload('a', 'b');
  type(alt(2), 'A cap');
  const drafts = draftsOf();
  const up = screen.getByRole('button', { name: 'Move photo 2 up' });
  up.focus();
  await act(async () => up.click());
  expect(urls()).toEqual([url(2), url(1)]);
  expect(drafts).toEqual([[url(2), url(1)]]);
  expect(document.activeElement).toBe(up);
  expect(up.getAttribute('aria-label')).toBe('Move photo 1 up');
  expect($announcement.get()?.text).toBe('Photo 2 is now number 1.');
  expect(alt(1).value).toBe('A cap');
  await act(async () => up.click());
  expect(urls()).toEqual([url(2), url(1)]);
});

it('keeps what arrived while a row was dragged', async () => {
  render(<PhotoForm />);
  await choose('a', 'b');
  const handle = screen.getAllByTitle('Drag to change the order')[0]!;
  const pointer = { pointerId: 1, button: 0, clientY: 10 };
  fireEvent.pointerDown(handle, pointer);
  await (await upload(1)).answer(201, keptPhoto(1));
  await (await upload(2)).answer(201, keptPhoto(2));
  await act(async () => {
    fireEvent.pointerMove(window, pointer);
    await new Promise((done) => requestAnimationFrame(done));
    fireEvent.pointerUp(window, pointer);
  });
  expect(urls()).toEqual([url(2), url(1)]);
});
