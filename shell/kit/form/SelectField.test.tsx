import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAnswers } from '../answers.ts';
import { AnswersContext } from '../section/context.tsx';
import { $viewer } from '../session.ts';
import { FieldGroup, SelectField } from './fields.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useRecordForm } from './useRecordForm.ts';

const ITEMS = {
  list: '/api/merch/',
  path: '/merch',
  field: 'merch_id',
  word: 'item',
  plural: 'items',
};
const CHOICES = [
  ['hat', 'Hat'],
  ['puck', 'Puck'],
] as const;
const schema = v.object({ category: v.picklist(['hat', 'puck'], 'Choose one') });

function TestForm({ category }: { category?: string }) {
  const form = useRecordForm(ITEMS, { schema, record: undefined, done: 'Done.' });
  return (
    <RecordForm heading="A form" form={form}>
      <FieldGroup legend="More">
        <SelectField
          label="Kind"
          name="category"
          choices={CHOICES}
          none="–"
          defaultValue={category}
        />
      </FieldGroup>
      <SubmitButton waiting="Sending...">Send</SubmitButton>
    </RecordForm>
  );
}

const answers = createAnswers();
const page = (category?: string) => (
  <AnswersContext value={answers}>
    <TestForm {...(category !== undefined && { category })} />
  </AnswersContext>
);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/merch/new');
  $viewer.set({ id: 1, username: 'me' });
});

const field = () => screen.getByLabelText<HTMLSelectElement>('Kind');
const choose = (value: string) => fireEvent.input(field(), { target: { value } });
const hint = () => screen.queryByText(/This is what you typed before\./);

/** Hydrates what the server renders, after somebody did something to it. */
function hydrate(before: (select: HTMLSelectElement) => void) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  before(container.querySelector('select')!);
  const mismatch = vi.fn();
  render(page(), { container, hydrate: true, onRecoverableError: mismatch });
  expect(mismatch).not.toHaveBeenCalled();
}

it('has its choices in its group, and none of them unless told otherwise', () => {
  const { unmount } = render(page());
  expect(screen.getByRole('group', { name: 'More' }).contains(field())).toBe(true);
  expect(Array.from(field().options, ({ text }) => text)).toEqual(['–', 'Hat', 'Puck']);
  expect(field().value).toBe('');
  unmount();
  render(page('puck'));
  expect(field().value).toBe('puck');
});

it('says what is wrong with it, until it is right', async () => {
  render(page());
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(document.activeElement).toBe(field());
  const said = field().getAttribute('aria-describedby')!;
  expect(document.getElementById(said)!.textContent).toBe('Choose one');
  choose('hat');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('has what was chosen before, until that is discarded', async () => {
  const { unmount } = render(page('puck'));
  choose('hat');
  unmount();
  render(page('puck'));
  expect(field().value).toBe('hat');
  await act(async () => screen.getByRole('button', { name: 'Discard it' }).click());
  expect(field().value).toBe('puck');
});

it('takes the draft where nobody touched what the server rendered', () => {
  const { unmount } = render(page());
  choose('hat');
  unmount();
  hydrate(() => {});
  expect(field().value).toBe('hat');
  expect(hint()).toBeTruthy();
});

it('leaves alone what was chosen before the page was hydrated, and keeps it', () => {
  const { unmount } = render(page());
  choose('hat');
  unmount();
  hydrate((select) => (select.value = 'puck'));
  expect(field().value).toBe('puck');
  expect(hint()).toBeNull();
});
