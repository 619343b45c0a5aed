/** Edit conflicts: another tab changed the record after the form was opened. */
import type { PostedForm } from '@desert/contract/pages/page';
import { defineImageFields, KEEP_ONE } from '@desert/contract/photos/images';
import { CHANGED_MEANWHILE } from '@desert/contract/records/records';
import { fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../../app/apiCache.ts';
import { SiteRouter } from '../../app/router.tsx';
import { $viewer } from '../../app/session.ts';
import { TextField } from '../../form/fields.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { TextArea } from '../../form/TextArea.tsx';
import { RecordImages } from '../../images/ImageFields.tsx';
import { ApiCacheContext, createPostedForm, PostedFormContext } from '../../section/context.tsx';
import { press, type } from '../../testing/actions.tsx';
import { describeKind } from '../kindDescription.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

const ITEMS = describeKind('merch', 'item');
const schema = v.object({
  name: v.string(),
  description: v.string(),
  ...defineImageFields({ urls: 'Add one', newUrls: 'Add one' }),
});
const PHOTOS = [1, 2].map((id) => ({ id, url: `/photos/${`${id}`.repeat(32)}-8.png`, alt: '' }));
const ITEM = { id: 7, name: 'Cap', description: 'Red', likes: 3, images: PHOTOS };

const sentRequests: [request: string, body: Record<string, unknown>][] = [];
let refusal: object | undefined;
beforeEach(() => {
  sentRequests.length = 0;
  refusal = undefined;
  window.history.replaceState(null, '', '/merch/7/edit');
  $viewer.set({ id: 1, username: 'me' });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sentRequests.push([`${method} ${address}`, JSON.parse(body as string)]);
    return refusal ? Response.json(refusal, { status: 409 }) : Response.json(ITEM);
  });
});

function TestForm({ item }: { item: typeof ITEM }) {
  const form = useRecordForm(ITEMS, { schema, record: item, done: 'Saved.' });
  return (
    <RecordForm heading="A form" form={form}>
      <TextField label="Name" name="name" defaultValue={item.name} />
      <TextArea label="Description" name="description" defaultValue={item.description} />
      <RecordImages images={item.images} />
      <SubmitButton waiting="Saving...">Save</SubmitButton>
    </RecordForm>
  );
}

function page(item = ITEM, posted?: PostedForm) {
  const store = createPostedForm('/merch/7/edit', posted);
  return (
    <SiteRouter path="/merch/7/edit" search="">
      <ApiCacheContext value={createApiCache()}>
        <PostedFormContext value={store}>
          <TestForm item={item} />
        </PostedFormContext>
      </ApiCacheContext>
    </SiteRouter>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => press('Save');
const saved = () => screen.queryByText('Saved version:')?.parentElement?.textContent;
const requests = () => sentRequests.map(([request]) => request);
const bases = () => sentRequests.map(([, { base }]) => base);
const imagesSent = () => sentRequests.map(([, { images }]) => images as Record<string, unknown>[]);

/** Saves a description after another tab changed the record to `now`. */
async function saveStale(now: typeof ITEM) {
  const { rerender } = render(page());
  type('Description', 'Blue');
  refusal = { errors: { description: CHANGED_MEANWHILE }, record: now };
  await save();
  rerender(page(now));
  refusal = undefined;
}

it('a field that another tab changed shows both texts, and saving again replaces the other tab’s text', async () => {
  await saveStale({ ...ITEM, name: 'Hat', description: 'Green' });
  expect(field('Description').value).toBe('Blue');
  expect(screen.getByText(CHANGED_MEANWHILE)).toBeTruthy();
  expect(saved()).toBe('Saved version: Green');
  type('Description', 'Blue and green');
  expect(saved()).toBe('Saved version: Green');
  await save();
  // This form did not edit the name, so the name's base stays.
  expect(bases()).toEqual([
    { name: 'Cap', description: 'Red' },
    { name: 'Cap', description: 'Green' },
  ]);
});

const caption = (number: number) => `Describe photo ${number} (optional)`;

it('saving a form again replaces an image that another tab changed', async () => {
  const { rerender } = render(page());
  type(caption(1), 'One');
  type(caption(2), 'Two');
  const now = { ...ITEM, images: [PHOTOS[0]!, { ...PHOTOS[1]!, alt: 'Other' }] };
  refusal = { errors: { 'images.1.url': CHANGED_MEANWHILE }, record: now };
  await save();
  expect(screen.getByText(CHANGED_MEANWHILE)).toBeTruthy();
  rerender(page(now));
  refusal = undefined;
  await save();
  const seen = (alts: string[]) => PHOTOS.map(({ url }, at) => ({ url, alt: alts[at] }));
  expect(imagesSent().map((images) => images.map(({ base }) => base))).toEqual([
    seen(['', '']),
    seen(['', 'Other']),
  ]);
});

it('a restored draft is saved with the base values from which it was typed', async () => {
  const first = render(page());
  type('Description', 'Blue');
  first.unmount();
  render(page({ ...ITEM, name: 'Hat', description: 'Green' }));
  expect(field('Description').value).toBe('Blue');
  await save();
  expect(sentRequests[0]?.[1]).toMatchObject({
    name: 'Cap',
    base: { name: 'Cap', description: 'Red' },
  });
});

it('discarding a draft also discards its base values and conflicts', async () => {
  const first = render(page());
  type('Description', 'Blue');
  first.unmount();
  const { rerender } = render(page());
  const now = { ...ITEM, description: 'Green', images: PHOTOS.slice(1) };
  refusal = { errors: { description: CHANGED_MEANWHILE }, record: now };
  await save();
  rerender(page(now));
  refusal = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(saved()).toBeUndefined();
  expect(screen.queryByText(CHANGED_MEANWHILE)).toBeNull();
  sentRequests.length = 0;
  await save();
  expect(requests()).toEqual(['PUT /api/merch/7/edit/']);
  expect(bases()).toEqual([{ name: 'Cap', description: 'Green' }]);
});

it('draft images are not restored by position if the record’s images changed', async () => {
  const first = render(page());
  type(caption(1), 'The first');
  first.unmount();
  render(page({ ...ITEM, images: PHOTOS.slice(1) }));
  await save();
  expect(imagesSent()[0]).toMatchObject([{ id: 2, alt: '' }]);
});

it('a form posted without scripts shows the saved version of a field that another tab changed', async () => {
  const values = { name: ['Cap'], description: ['Blue'], base: [JSON.stringify(ITEM)] };
  const errors = { description: CHANGED_MEANWHILE };
  render(page({ ...ITEM, description: 'Green' }, { errors, values }));
  expect(field('Description').value).toBe('Blue');
  expect(saved()).toBe('Saved version: Green');
  await save();
  expect(bases()[0]).toMatchObject({ name: 'Cap', description: 'Green' });
});

it('saving a form removes the photos that are ticked for removal, and reports if one has to stay', async () => {
  render(page());
  fireEvent.click(screen.getAllByRole('checkbox', { name: /Remove when saved/ })[0]!);
  refusal = { errors: { 'images.0.url': KEEP_ONE } };
  await save();
  expect(imagesSent()[0]).toMatchObject([
    { id: 1, removed: true },
    { id: 2, removed: false },
  ]);
  expect(screen.getByText(KEEP_ONE)).toBeTruthy();
});
