import { MAX_IMAGES } from '@desert/contract/images';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  alt,
  choose,
  chooseAndUpload,
  PhotoForm,
  press,
  rows,
  said,
  setUpPhotos,
  upload,
  url,
  urls,
} from '../testing/photoForm.tsx';
import { keptPhoto, photoFile } from '../testing/photoUploads.ts';
import { $announcement } from '../toast/announce.ts';

setUpPhotos();

it('puts chosen photos in the place of blank fields, and uploads them', async () => {
  render(<PhotoForm />);
  await choose('a', 'b', 'c');
  expect(screen.queryByLabelText('Image URL 1')).toBeNull();
  const first = await upload(1);
  expect(said(1)).toBe('Uploading, 0%');
  expect(said(3)).toBe('Getting ready...');
  await first.progress(0.426);
  expect(said(1)).toBe('Uploading, 42%');
  expect(screen.getByLabelText<HTMLProgressElement>('Upload of photo 1').value).toBe(42);
  await first.answer(201, keptPhoto(1));
  expect(said(1)).toBe('Uploaded');
  expect($announcement.get()?.text).toBe('Photo 1: Uploaded');
  expect(screen.queryByLabelText('Upload of photo 1')).toBeNull();
  expect(urls()).toEqual([url(1), ' ', ' ']);
});

it('leaves alone what was typed', async () => {
  render(<PhotoForm />);
  const field = screen.getByLabelText<HTMLInputElement>('Image URL 1');
  fireEvent.input(field, { target: { value: '/images/a.svg' } });
  await choose('a');
  await (await upload(1)).answer(201, keptPhoto(1));
  expect(urls()).toEqual(['/images/a.svg', url(1)]);
  await press('Remove photo 2');
  expect(urls()).toEqual(['/images/a.svg']);
  expect(document.activeElement).toBe(field);
});

it('has the blank field again when the last photo is removed, which ends its upload', async () => {
  render(<PhotoForm />);
  await choose('a');
  const first = await upload(1);
  await press('Remove photo 1');
  expect(first.isAborted).toBe(true);
  expect(urls()).toEqual(['']);
  expect(document.activeElement).toBe(screen.getByLabelText('Image URL 1'));
});

it('has room for twelve, and says how many were left out', async () => {
  render(<PhotoForm />);
  const names = Array.from({ length: MAX_IMAGES + 3 }, (_, nth) => `${nth}`);
  const field = screen.getByLabelText<HTMLInputElement>('Photos');
  fireEvent.change(field, { target: { files: names.map(photoFile) } });
  await vi.waitFor(() => expect(rows()).toHaveLength(MAX_IMAGES));
  expect(screen.getByText(/^That is 12 pictures.* 3 more were left out\.$/)).toBeTruthy();
  await press('Remove photo 12');
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('takes photos that are dropped on the form or pasted into it, and leaves a pasted text alone', async () => {
  render(<PhotoForm />);
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

it('takes all that is chosen while its code is on its way', async () => {
  render(<PhotoForm />);
  const field = screen.getByLabelText('Photos');
  for (const name of ['a', 'b']) fireEvent.change(field, { target: { files: [photoFile(name)] } });
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
});

it('keeps a row that is saved, though blank', async () => {
  render(<PhotoForm saved={1} />);
  await choose('a');
  expect(urls()).toEqual(['', ' ']);
});

it('frees what it showed photos by', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const { unmount } = render(<PhotoForm />);
  await chooseAndUpload('a');
  unmount();
  const addresses = made.mock.results.map(({ value }) => value as string);
  expect(freed.mock.calls.flat().toSorted()).toEqual(addresses.toSorted());
});
