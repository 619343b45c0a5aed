import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { $viewer } from '../app/session.ts';
import { RecordForm } from '../records/form/RecordForm.tsx';
import { useRecordForm } from '../records/form/useRecordForm.ts';
import { describeKind } from '../records/kindDescription.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { hydrate, type } from '../testing/actions.tsx';
import { FieldGroup, SelectField } from './fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const ITEMS = describeKind('merch', 'item');
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

const cache = createApiCache();
const page = (category?: string) => (
  <ApiCacheContext value={cache}>
    <TestForm {...(category !== undefined && { category })} />
  </ApiCacheContext>
);

beforeEach(() => {
  window.history.replaceState(null, '', '/merch/new');
  $viewer.set({ id: 1, username: 'me' });
});

const field = () => screen.getByLabelText<HTMLSelectElement>('Kind');
const choose = (value: string) => type('Kind', value);
const hint = () => screen.queryByText(/We restored your draft\./);

it('a select field offers its choices in groups, and none is chosen by default', () => {
  const { unmount } = render(page());
  expect(screen.getByRole('group', { name: 'More' }).contains(field())).toBe(true);
  expect(Array.from(field().options, ({ text }) => text)).toEqual(['–', 'Hat', 'Puck']);
  expect(field().value).toBe('');
  unmount();
  render(page('puck'));
  expect(field().value).toBe('puck');
});

it('a select field takes the draft’s choice, unless the visitor chose before hydration', async () => {
  const { unmount } = render(page());
  choose('hat');
  unmount();
  const untouched = await hydrate(page());
  expect(field().value).toBe('hat');
  expect(hint()).toBeTruthy();
  untouched.unmount();
  await hydrate(page(), () => (field().value = 'puck'));
  expect(field().value).toBe('puck');
  expect(hint()).toBeNull();
});
