import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  alt,
  draftsOf,
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

setUpPhotos();

it('replaces an image by a photo, which can be undone', async () => {
  render(<PhotoForm images={[{ url: '/images/a.svg', alt: 'A cap' }]} />);
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

it('shows a photo that a record has as a picture', async () => {
  render(<PhotoForm images={[{ url: url(1), alt: 'A cap' }]} />);
  await vi.waitFor(() => expect(said(1)).toBe('Uploaded'));
  expect(rows()[0]!.querySelector('img')!.getAttribute('src')).toBe(url(1));
  expect(screen.queryByLabelText('Image URL 1')).toBeNull();
  expect(urls()).toEqual([url(1)]);
});

it('takes a photo for each of two rows that are to be replaced, also before its code has come', async () => {
  render(
    <PhotoForm images={['a', 'b'].map((name) => ({ url: `/images/${name}.svg`, alt: '' }))} />,
  );
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Photos');
  for (const number of [1, 2]) {
    screen.getByRole('button', { name: `Replace image ${number}` }).click();
    fireEvent.change(field!, { target: { files: [photoFile(`${number}`)] } });
  }
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
});
