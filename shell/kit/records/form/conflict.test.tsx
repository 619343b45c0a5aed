/** Edit conflicts: another tab changed the record after the form was opened. */
import type { PostedForm } from '@desert/contract/pages/page';
import { imageFields, KEEP_ONE } from '@desert/contract/photos/images';
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
import { recordKind } from '../recordKind.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

const ITEMS = recordKind('merch', 'item');
const schema = v.object({
  name: v.string(),
  description: v.string(),
  ...imageFields({ urls: 'Add one', newUrls: 'Add one' }),
});
const PHOTOS = [1, 2].map((id) => ({ id, url: `/photos/${`${id}`.repeat(32)}-8.png`, alt: '' }));
const ITEM = { id: 7, name: 'Cap', description: 'Red', likes: 3, images: PHOTOS };

const sent: [request: string, body: Record<string, unknown>][] = [];
let refusal: object | undefined;
/** The API's response to a request; undefined: `refusal` with a 409, or the record. */
let respond: (request: string, body: object) => Response | undefined;

beforeEach(() => {
  sent.length = 0;
  refusal = undefined;
  respond = () => undefined;
  window.history.replaceState(null, '', '/merch/7/edit');
  $viewer.set({ id: 1, username: 'me' });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const request = `${method} ${address}`;
    sent.push([request, JSON.parse(body as string)]);
    const response = respond(request, JSON.parse(body as string));
    if (response) return response;
    return refusal ? Response.json(refusal, { status: 409 }) : Response.json(ITEM);
  });
});

function TestForm({ item }: { item: typeof ITEM }) {
  const form = useRecordForm(ITEMS, { schema, record: item, done: 'Saved.' });
  return (
    <RecordForm heading="A form" form={form}>
      <TextField label="Name" name="name" defaultValue={item.name} />
      <TextArea label="Description" name="description" defaultValue={item.description} />
      <RecordImages images={item.images} saved={form.savedImages} />
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
const requests = () => sent.map(([request]) => request);
const bases = () => sent.map(([, { base }]) => base);

/** Saves a description after another tab changed the record to `now`. */
async function saveStale(now: typeof ITEM) {
  const { rerender } = render(page());
  type('Description', 'Blue');
  refusal = { errors: { description: CHANGED_MEANWHILE }, record: now };
  await save();
  rerender(page(now));
  refusal = undefined;
}

it('a field that another tab changed shows both texts, and is replaced when saved again', async () => {
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

/** Saves a record, which another tab renamed, and its first photo; the API refuses the second one. */
async function saveHalf() {
  respond = (request, body) => {
    if (request.includes('/api/merch/2/')) return Response.json({}, { status: 409 });
    const id = request.includes('/images/') ? 1 : 7;
    return Response.json({ ...ITEM, ...body, ...(id === 7 && { name: 'Hat' }), id });
  };
  const view = render(page());
  type('Description', 'Blue');
  type(caption(1), 'One');
  type(caption(2), 'Two');
  await save();
  sent.length = 0;
  return view;
}

it('the next save after a failed image is based on the saved record', async () => {
  await saveHalf();
  type('Description', 'Green');
  type(caption(1), 'First');
  await save();
  // Another tab changed the name, so its base stays.
  expect(bases()).toEqual([
    { name: 'Cap', description: 'Blue' },
    { url: PHOTOS[0]!.url, alt: 'One' },
    { url: PHOTOS[1]!.url, alt: '' },
  ]);
});

it('a restored draft keeps its base values', async () => {
  const first = render(page());
  type('Description', 'Blue');
  first.unmount();
  render(page({ ...ITEM, name: 'Hat', description: 'Green' }));
  expect(field('Description').value).toBe('Blue');
  await save();
  expect(sent[0]?.[1]).toMatchObject({ name: 'Cap', base: { name: 'Cap', description: 'Red' } });
});

it('a discarded draft leaves no base and no conflict behind', async () => {
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
  sent.length = 0;
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
  expect(requests()).toEqual(['PUT /api/merch/7/edit/']);
});

it('a form posted without scripts shows the saved version', async () => {
  const values = { name: ['Cap'], description: ['Blue'], base: [JSON.stringify(ITEM)] };
  const errors = { description: CHANGED_MEANWHILE };
  render(page({ ...ITEM, description: 'Green' }, { errors, values }));
  expect(field('Description').value).toBe('Blue');
  expect(saved()).toBe('Saved version: Green');
  await save();
  expect(bases()[0]).toMatchObject({ name: 'Cap', description: 'Green' });
});

it('ticked photos are removed, but not all', async () => {
  render(page());
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Remove when saved/ });
  for (const box of boxes) fireEvent.click(box);
  await save();
  expect(sent).toEqual([]);
  expect(screen.getByText(KEEP_ONE)).toBeTruthy();
  fireEvent.click(boxes[0]!);
  await save();
  expect(requests()).toEqual(['PUT /api/merch/7/edit/', 'DELETE /api/merch/2/images/delete/']);
});
