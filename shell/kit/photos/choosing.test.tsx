import { MAX_IMAGES } from '@desert/contract/photos/images';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../testing/actions.tsx';
import {
  alt,
  choose,
  chooseAndUpload,
  draftsOf,
  rows,
  said,
  setUpPhotos,
  showForm,
  type,
  upload,
  url,
  urls,
} from '../testing/photoForm.tsx';
import { keptPhoto, photoFile } from '../testing/photoUploads.ts';
import { $announcement } from '../toast/announce.ts';

setUpPhotos();

it('chosen photos replace blank fields, and are uploaded', async () => {
  showForm();
  await choose('a', 'b', 'c');
  expect(screen.queryByLabelText('Image URL 1')).toBeNull();
  const first = await upload(1);
  expect(said(1)).toBe('Uploading... 0%');
  expect(said(3)).toBe('Preparing...');
  await first.progress(0.426);
  expect(said(1)).toBe('Uploading... 42%');
  expect(screen.getByLabelText<HTMLProgressElement>('Uploading photo 1').value).toBe(42);
  await first.answer(201, keptPhoto(1));
  expect(said(1)).toBe('Uploaded');
  expect($announcement.get()?.text).toBe('Photo 1: Uploaded');
  expect(screen.queryByLabelText('Uploading photo 1')).toBeNull();
  expect(urls()).toEqual([url(1), ' ', ' ']);
  // Removing a photo aborts its upload; removing the last one brings back the blank field.
  const second = await upload(2);
  for (const number of [3, 2, 1]) await press(`Remove photo ${number}`);
  expect(second.isAborted).toBe(true);
  expect(urls()).toEqual(['']);
  expect(document.activeElement).toBe(screen.getByLabelText('Image URL 1'));
});

it('choosing a photo keeps an image link that was typed', async () => {
  showForm();
  const field = screen.getByLabelText<HTMLInputElement>('Image URL 1');
  fireEvent.input(field, { target: { value: '/images/a.svg' } });
  await choose('a');
  await (await upload(1)).answer(201, keptPhoto(1));
  expect(urls()).toEqual(['/images/a.svg', url(1)]);
  await press('Remove photo 2');
  expect(urls()).toEqual(['/images/a.svg']);
  expect(document.activeElement).toBe(field);
});

it('a form that gets more than twelve photos says how many were left out', async () => {
  showForm();
  const names = Array.from({ length: MAX_IMAGES + 3 }, (_, nth) => `${nth}`);
  const field = screen.getByLabelText<HTMLInputElement>('Photos');
  fireEvent.change(field, { target: { files: names.map(photoFile) } });
  await vi.waitFor(() => expect(rows()).toHaveLength(MAX_IMAGES));
  expect(screen.getByText(/^You’ve added 12 photos.* 3 more didn’t fit\.$/)).toBeTruthy();
  await press('Remove photo 12');
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('photos can be dropped on a form or pasted into it, unless the pasted data has text', async () => {
  showForm();
  const data = { types: ['Files'], files: [photoFile('a')] };
  const form = document.querySelector('form')!;
  const isOver = () => form.querySelector('fieldset')!.hasAttribute('data-over');
  fireEvent.dragOver(form, { dataTransfer: data });
  expect(isOver()).toBe(true);
  fireEvent.dragLeave(form, { dataTransfer: data });
  expect(isOver()).toBe(false);
  expect(fireEvent.drop(form, { dataTransfer: data })).toBe(false);
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  const withText = { ...data, types: ['text/plain', 'Files'] };
  expect(fireEvent.paste(alt(1), { clipboardData: withText })).toBe(true);
  expect(fireEvent.paste(alt(1), { clipboardData: data })).toBe(false);
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
});

it('the object URLs of photo previews are revoked', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = showForm();
  await chooseAndUpload('a');
  unmount();
  const addresses = made.mock.results.map(({ value }) => value as string);
  expect(freed.mock.calls.flat().toSorted()).toEqual(addresses.toSorted());
});

it('a button that moves a photo moves its description, too, and keeps the focus', async () => {
  showForm();
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

it('uploads that end during a drag are kept', async () => {
  showForm();
  await choose('a', 'b');
  const handle = screen.getAllByTitle('Drag to reorder')[0]!;
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

it('the replacement of an image by a photo can be undone', async () => {
  showForm({ images: [{ url: '/images/a.svg', alt: 'A cap' }] });
  await press('Replace image 1');
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Photos');
  fireEvent.change(field!, { target: { files: [photoFile('a')] } });
  await vi.waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.activeElement).toBe(rows()[0]);
  const drafts = draftsOf();
  await (await upload(1)).answer(201, keptPhoto(1));
  expect(drafts).toEqual([[url(1)]]);
  expect(urls()).toEqual([url(1)]);
  expect(alt(1).value).toBe('');
  await press('Undo replacing photo 1');
  expect(drafts.at(-1)).toEqual(['/images/a.svg']);
  expect(screen.getByLabelText<HTMLInputElement>(/^Image 1 desc/).value).toBe('A cap');
});
