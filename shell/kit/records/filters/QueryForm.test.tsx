import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteRouter } from '../../app/router.tsx';
import { SelectField, TextField } from '../../form/fields.tsx';
import { QueryForm } from './QueryForm.tsx';

const address = () => location.pathname + location.search;

const form = (
  <QueryForm path="/merch" label="Filter">
    <SelectField label="Category" name="category" choices={[['hat', 'Hat']]} none="Any" />
    <TextField label="Size" name="size" pattern="[A-Z]+" title="Use letters" />
    <button>Apply</button>
  </QueryForm>
);

function show(content = form) {
  history.replaceState(null, '', '/merch');
  render(<SiteRouter>{content}</SiteRouter>);
}

it('a choice in a filter’s select is applied at once and replaces the history entry', () => {
  show();
  const { length } = history;
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'hat' } });
  expect(address()).toBe('/merch?category=hat');
  expect(history.length).toBe(length);
});

it('a typed filter is applied by the button, and blocks all filters while it is invalid', () => {
  show();
  const { length } = history;
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: 'XL' } });
  expect(address()).toBe('/merch');
  fireEvent.click(screen.getByText('Apply'));
  expect(address()).toBe('/merch?size=XL');
  expect(history.length).toBe(length + 1);
  fireEvent.change(screen.getByLabelText('Size'), { target: { value: '44' } });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'hat' } });
  expect(address()).toBe('/merch?size=XL');
  expect(screen.getByText('Use letters')).toBeTruthy();
});

it('a filter that is chosen by the keyboard is applied by the button', () => {
  show();
  const category = screen.getByLabelText('Category');
  fireEvent.keyDown(category, { key: 'h' });
  fireEvent.change(category, { target: { value: 'hat' } });
  expect(address()).toBe('/merch');
  fireEvent.pointerDown(category);
  fireEvent.change(category, { target: { value: '' } });
  fireEvent.change(category, { target: { value: 'hat' } });
  expect(address()).toBe('/merch?category=hat');
});

it('a filter that is chosen in an open <details> is applied by the button', () => {
  show(<details open>{form}</details>);
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'hat' } });
  expect(address()).toBe('/merch');
  fireEvent.click(screen.getByText('Apply'));
  expect(address()).toBe('/merch?category=hat');
});
