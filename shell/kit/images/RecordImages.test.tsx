import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jersey, sleeve } from '../testing/pictures.ts';
import { RecordImages } from './RecordImages.tsx';

const groups = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('legend')!.textContent);

const fieldsIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Image URL/ })
    .map(({ value }) => value);

it('has one field for a new record', () => {
  render(<RecordImages images={undefined} saved={0} />);
  expect(groups()).toEqual(['Images']);
  expect(fieldsIn('Images')).toEqual(['']);
});

it.each([
  [[jersey], 'Original Image'],
  [[jersey, sleeve], 'Original Images'],
])('has fields for those of a record, and for new ones', (images, legend) => {
  render(<RecordImages images={images} saved={0} />);
  expect(groups()).toEqual([legend, 'Add a New Image']);
  expect(fieldsIn(legend)).toEqual(images.map(({ url }) => url));
  expect(fieldsIn('Add a New Image')).toEqual([]);
});

it('counts the new ones on from those it has', () => {
  render(<RecordImages images={[jersey, sleeve]} saved={0} />);
  const added = within(screen.getByRole('group', { name: 'Add a New Image' }));
  fireEvent.click(added.getByRole('button', { name: 'Add a New Image' }));
  expect(screen.getByLabelText('Image URL 3').getAttribute('name')).toBe('newUrls');
  expect(screen.getByRole('button', { name: 'Remove image 3' })).toBeTruthy();
});

it('has only fields for new ones where a record has none', () => {
  render(<RecordImages images={[]} saved={0} />);
  expect(groups()).toEqual(['Add a New Image']);
});

it('does not let go of what is saved', () => {
  const { rerender } = render(<RecordImages images={undefined} saved={0} />);
  const add = screen.getByRole('button', { name: 'Add Another Image' });
  fireEvent.click(add);
  fireEvent.click(add);
  rerender(<RecordImages images={undefined} saved={2} />);
  const remove = screen.getAllByRole('button', { name: /^Remove/ });
  expect(remove.map((button) => button.getAttribute('aria-label'))).toEqual(['Remove image 3']);
});
