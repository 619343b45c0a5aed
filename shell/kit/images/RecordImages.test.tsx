import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { jersey, sleeve } from '../testing/pictures.ts';
import { RecordImages } from './ImageFields.tsx';

const groups = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('legend')!.textContent);

const fieldsIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Image URL/ })
    .map(({ value }) => value);

it.each([
  [undefined, { Images: [''] }],
  [[], { 'Add a New Image': [] }],
  [[jersey], { 'Original Image': [jersey.url], 'Add a New Image': [] }],
  [[jersey, sleeve], { 'Original Images': [jersey.url, sleeve.url], 'Add a New Image': [] }],
])('has fields for those of a record, and for new ones: %j', (images, fields) => {
  render(<RecordImages images={images} saved={0} />);
  expect(groups()).toEqual(Object.keys(fields));
  for (const [name, values] of Object.entries(fields)) expect(fieldsIn(name)).toEqual(values);
});

it('counts the new ones on from those it has', () => {
  render(<RecordImages images={[jersey, sleeve]} saved={0} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a New Image' }));
  expect(screen.getByLabelText('Image URL 3').getAttribute('name')).toBe('newUrls');
  expect(screen.getByRole('button', { name: 'Remove image 3' })).toBeTruthy();
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
