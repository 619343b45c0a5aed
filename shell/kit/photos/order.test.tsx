import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  alt,
  chooseAndUpload,
  draftsOf,
  PhotoForm,
  setUpPhotos,
  type,
  url,
  urls,
} from '../testing/photoForm.tsx';
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
