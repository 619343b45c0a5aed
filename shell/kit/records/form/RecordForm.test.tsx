import type { ApiResponse } from '@desert/contract/pages/page';
import { PENDING } from '@desert/contract/records/records';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../../app/apiCache.ts';
import { $viewer } from '../../app/session.ts';
import { TextField } from '../../form/fields.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { TextArea } from '../../form/TextArea.tsx';
import { RecordImages } from '../../images/ImageFields.tsx';
import { ApiCacheContext } from '../../section/context.tsx';
import { hydrate, press, type } from '../../testing/actions.tsx';
import { POSTS } from '../../testing/comments.ts';
import {
  keptPhoto,
  photoFile,
  stubFilePictures,
  stubPhotoUploads,
} from '../../testing/photoUploads.ts';
import { $toast } from '../../toast/store.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

let response: ApiResponse;

const TOO_LONG = 'Title must be 200 characters or fewer';
const schema = v.object({ title: v.pipe(v.string(), v.maxLength(200, TOO_LONG)) });

function TestForm() {
  const form = useRecordForm(POSTS, { schema, record: undefined, done: 'Your post is out.' });
  return (
    <RecordForm heading="A form" form={form}>
      <TextField label="Title" name="title" defaultValue="As it was" />
      <TextArea label="Details" name="details" />
      <RecordImages images={undefined} />
      <SubmitButton waiting="Sending...">Send</SubmitButton>
    </RecordForm>
  );
}

const cache = createApiCache();
const TestPage = () => (
  <ApiCacheContext value={cache}>
    <TestForm />
  </ApiCacheContext>
);

/** Keys of the stored drafts. */
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => {
  window.history.replaceState(null, '', '/news/new');
  $viewer.set({ id: 1, username: 'me' });
  vi.stubGlobal('fetch', async () => Response.json(response.body, { status: response.status }));
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const hint = () => screen.queryByText(/We restored your draft\./);

/** Types, closes the page, and opens it again. @param between runs while the page is closed */
function openAgain(between = () => {}) {
  const first = render(<TestPage />);
  type('Title', 'Typed');
  fireEvent.click(screen.getByRole('button', { name: 'Add Another Image' }));
  type('Image URL 2', '/images/b.svg');
  first.unmount();
  act(between);
  return render(<TestPage />);
}

it('a title that is too long is reported, and kept whole in the field', async () => {
  render(<TestPage />);
  expect(field('Title').maxLength).toBe(-1);
  expect([field('Title').dir, field('Details').dir]).toEqual(['auto', 'auto']);
  type('Title', 'x'.repeat(201));
  await press('Send');
  expect(screen.getByText(TOO_LONG)).toBeTruthy();
  expect(field('Title').value).toHaveLength(201);
});

it('a record’s form restores a draft with a hint, without the images that were removed', async () => {
  const { unmount } = openAgain();
  expect(values()).toEqual(['Typed', '', '', '', '/images/b.svg', '']);
  expect(hint()).toBeTruthy();
  await press('Remove image 2');
  unmount();
  render(<TestPage />);
  expect(values()).toEqual(['Typed', '', '', '']);
  await press('Discard draft');
  expect(values()).toEqual(['As it was', '', '', '']);
  expect(hint()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('a draft restores uploaded photos, and only the descriptions of photos that were not uploaded', () => {
  const [uploaded, lost] = [`/photos/${'0a'.repeat(16)}-8.png`, ' '];
  const typed = { title: ['Typed'], urls: [uploaded, lost, lost], alts: ['A cap', '', 'A paw'] };
  sessionStorage.setItem('draft:1 /news/new', JSON.stringify(typed));
  render(<TestPage />);
  const form = document.querySelector('form')!;
  expect(new FormData(form).getAll('urls')).toEqual([uploaded, lost]);
  expect(new FormData(form).getAll('alts')).toEqual(['A cap', 'A paw']);
});

it('a photo that was not uploaded must be chosen again, and keeps its alt text', async () => {
  const typed = { title: ['Typed'], urls: [' '], alts: ['A paw'] };
  sessionStorage.setItem('draft:1 /news/new', JSON.stringify(typed));
  stubFilePictures();
  const uploads = stubPhotoUploads();
  render(<TestPage />);
  const again = await screen.findByRole('button', { name: 'Choose photo 1 again' });
  expect(screen.getByText(/^You left the page before/)).toBeTruthy();
  fireEvent.click(again);
  fireEvent.change(screen.getByLabelText('Photos'), { target: { files: [photoFile('a')] } });
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]!.answer(201, keptPhoto(1));
  const data = new FormData(document.querySelector('form')!);
  expect([data.getAll('urls'), data.getAll('alts')]).toEqual([[keptPhoto(1).url], ['A paw']]);
});

it('a form with only blank fields and photos that are not uploaded keeps no draft', () => {
  render(<TestPage />);
  type('Details', 'Typed');
  type('Title', '');
  type('Details', ' ');
  const file = { target: { files: [new File(['a'], 'a.png')] } };
  fireEvent.change(screen.getByLabelText('Photos'), file);
  type('Title', ' ');
  expect(sessionStorage.length).toBe(0);
});

it('the first render of a form equals the server’s HTML, whatever the draft', async () => {
  openAgain().unmount();
  const { html } = await hydrate(<TestPage />);
  expect(html).toContain('value="As it was"');
  expect(field('Title').value).toBe('Typed');
});

it('text typed into a form before hydration stays, and becomes the draft', async () => {
  openAgain().unmount();
  await hydrate(<TestPage />, () => (field('Title').value = 'Newer'));
  expect(field('Title').value).toBe('Newer');
  expect(hint()).toBeNull();
  expect(drafts().map((key) => sessionStorage.getItem(key))).toEqual([
    expect.stringContaining('Newer'),
  ]);
});

it.each([
  ['somebody else', () => $viewer.set({ id: 2, username: 'other' })],
  ['another page', () => window.history.replaceState(null, '', '/news/3/edit')],
])('a draft is not shown to %s', (_, change) => {
  openAgain(change);
  expect(field('Title').value).toBe('As it was');
});

it.each([
  [201, 0],
  [500, 1],
  [400, 1],
])('after a form’s response of %i, %i drafts are kept', async (status, kept) => {
  response = { status, body: {} };
  render(<TestPage />);
  type('Title', 'Typed');
  await press('Send');
  expect(drafts()).toHaveLength(kept);
});

it('saving a record that needs approval opens its page and says that a moderator looks first', async () => {
  response = { status: 201, body: { id: 7, pending: true } };
  render(<TestPage />);
  type('Title', 'www.example.com');
  await press('Send');
  expect(location.pathname).toBe('/news/7');
  expect($toast.get()?.text).toBe(PENDING);
  expect(drafts()).toHaveLength(0);
});
