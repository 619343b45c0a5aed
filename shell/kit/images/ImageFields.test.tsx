import { MAX_IMAGES } from '@desert/contract/photos/images';
import type { FieldErrors } from '@desert/contract/text/errors';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readFieldValues } from '../app/fieldValues.ts';
import { FormContext } from '../form/Form.tsx';
import { jersey, sleeve } from '../testing/pictures.ts';
import { $announcement } from '../toast/announce.ts';
import { ImageFields, RecordImages } from './ImageFields.tsx';
import { pairImages } from './imageRows.ts';
import type { ImageFieldsProps } from './useImageRows.ts';

const NO_ERRORS: FieldErrors = {};

/** The image fields of a form for a new record. */
function Fields({
  errors = NO_ERRORS,
  ...props
}: Partial<ImageFieldsProps> & { errors?: FieldErrors }) {
  return (
    <form>
      <FormContext value={{ errors, pending: false, fields: [] }}>
        <ImageFields name="urls" legend="Images" least={1} addText="Add Another Image" {...props} />
      </FormContext>
    </form>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (number: number) => screen.getByLabelText<HTMLInputElement>(`Image URL ${number}`);
function typed() {
  const { urls, alts } = readFieldValues(new FormData(document.querySelector('form')!));
  return pairImages(urls, alts);
}
const type = (number: number, value: string) =>
  fireEvent.input(field(number), { target: { value } });
/** Texts of the buttons that do not choose photos. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => !/ photos?(?: \(|$)/.test(text));

it('an added image field gets the focus and can be removed, unlike the only field', () => {
  render(<Fields />);
  expect(typed()).toEqual([{ url: '', alt: '' }]);
  expect(buttons()).toEqual(['Add Another Image']);
  press('Add Another Image');
  expect(document.activeElement).toBe(field(2));
  expect(buttons()).toEqual(['Remove', 'Add Another Image']);
  press('Add Another Image');
  for (const number of [1, 2, 3]) type(number, `/images/${number}.svg`);
  press('Remove image 2');
  expect(typed().map(({ url }) => url)).toEqual(['/images/1.svg', '/images/3.svg']);
  press('Remove image 2');
  expect(document.activeElement).toBe(field(1));
});

const FULL = 'You’ve added 12 photos, the most allowed.';

it('no image field can be added beyond the most images of a record, which is announced', () => {
  render(<Fields others={MAX_IMAGES - 2} least={0} />);
  press('Add Another Image');
  expect(buttons()).toContain('Add Another Image');
  expect(screen.queryByText(FULL)).toBeNull();
  expect($announcement.get()).toBeNull();
  press('Add Another Image');
  expect(buttons()).toEqual(['Remove', 'Remove']);
  expect(screen.getByText(FULL)).toBeTruthy();
  expect($announcement.get()?.text).toBe(FULL);
  press(`Remove image ${MAX_IMAGES}`);
  expect(buttons()).toEqual(['Remove', 'Add Another Image']);
  expect(screen.queryByText(FULL)).toBeNull();
  press(`Remove image ${MAX_IMAGES - 1}`);
  // No later field can take the focus.
  expect(document.activeElement?.textContent).toBe('Add Another Image');
});

it('an error message stays at its field when a field before it is removed', () => {
  const { rerender } = render(<Fields />);
  press('Add Another Image');
  press('Add Another Image');
  rerender(<Fields errors={{ 'urls.2': 'No picture', 'alts.0': 'Too long' }} />);
  expect(screen.getByRole('textbox', { description: /No picture$/ })).toBe(field(3));
  expect(screen.getByRole('textbox', { description: 'Too long' })).toBe(
    screen.getByLabelText('Image 1 description (optional)'),
  );
  press('Remove image 2');
  expect(screen.getByRole('textbox', { description: /No picture$/ })).toBe(field(2));
  press('Add Another Image');
  expect(field(3).getAttribute('aria-invalid')).toBeNull();
});

it('one message that a photo is missing describes both the upload button and the link field', () => {
  const { rerender } = render(<Fields />);
  rerender(<Fields errors={{ 'urls.0': 'Add a photo' }} />);
  const message = screen.getByText('Add a photo');
  expect(
    screen.getByRole('button', { name: /^Upload photos/, description: /Add a photo$/ }),
  ).toBeTruthy();
  expect(screen.getByRole('textbox', { description: /Add a photo$/ })).toBe(field(1));
  expect(message.compareDocumentPosition(field(1))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  press('Add Another Image');
  expect(screen.getByText('Add a photo').parentElement!.contains(field(1))).toBe(true);
});

it('the upload button says how many more photos can be added', () => {
  render(<Fields others={2} least={0} />);
  expect(screen.getByRole('button', { name: 'Upload photos (up to 10)' })).toBeTruthy();
  render(<ImageFields name="urls" legend="Images" least={1} images={[jersey]} />);
  expect(screen.queryByText(/^Paste a link instead/)).toBeNull();
});

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
])('a record’s form has fields for its images and for new images: %j', (images, fields) => {
  render(<RecordImages images={images} />);
  expect(groups()).toEqual(Object.keys(fields));
  for (const [name, values] of Object.entries(fields)) expect(fieldsIn(name)).toEqual(values);
});
