import type { PostedForm } from '@desert/contract/pages/page';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../../app/apiCache.ts';
import { SiteRouter } from '../../app/router.tsx';
import { $viewer } from '../../app/session.ts';
import { TextField } from '../../form/fields.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { RecordImages } from '../../images/ImageFields.tsx';
import { ApiCacheContext, createPostedForm, PostedFormContext } from '../../section/context.tsx';
import { hydrate as hydrateHtml, press, type } from '../../testing/actions.tsx';
import { describeKind } from '../kindDescription.ts';
import { RecordForm } from './RecordForm.tsx';
import { useRecordForm } from './useRecordForm.ts';

const ITEMS = describeKind('merch', 'item');
const schema = v.object({ name: v.string(), urls: v.array(v.string()) });
const KEY = '1-2-3-4-5-6-7-8-9';
const POSTED: PostedForm = {
  errors: { name: 'Give your item a name', 'urls.0': 'Add a photo', photos: 'Choose them again' },
  values: { name: ['Pucks'], urls: ['x'], alts: ['A puck'], idempotencyKey: [KEY] },
};

function TestForm() {
  const form = useRecordForm(ITEMS, { schema, record: undefined, done: 'It is for sale.' });
  return (
    <RecordForm heading="A form" form={form}>
      <TextField label="Name" name="name" />
      <RecordImages images={undefined} />
      <SubmitButton waiting="Sending..." posts>
        Send
      </SubmitButton>
    </RecordForm>
  );
}

/** A page with the form. @param form posted to `path`; the page takes it once, and only at that path */
function page(form?: PostedForm, path = '/merch/new') {
  return (
    <SiteRouter path="/merch/new" search="">
      <ApiCacheContext value={createApiCache()}>
        <PostedFormContext value={createPostedForm(path, form)}>
          <TestForm />
        </PostedFormContext>
      </ApiCacheContext>
    </SiteRouter>
  );
}

/** Renders the form on the server and hydrates it. @returns also the idempotency key of the HTML */
async function hydrate(form?: PostedForm) {
  const shown = page(form);
  let key: string | undefined;
  const view = await hydrateHtml(shown, (container) => {
    // A browser with scripts parses the content of noscript as text.
    for (const noscript of container.querySelectorAll('noscript'))
      noscript.textContent = noscript.innerHTML;
    key = keyIn(container);
  });
  return { ...view, shown, key };
}

const keyIn = (container: Element) =>
  container.querySelector<HTMLInputElement>('[name=idempotencyKey]')?.value;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  window.history.replaceState(null, '', '/merch/new');
  $viewer.set({ id: 1, username: 'me' });
});

it('the server’s HTML of a form can be posted, with files and an idempotency key', () => {
  document.body.innerHTML = renderToString(page());
  const form = document.querySelector('form')!;
  expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  expect(document.querySelector('noscript')!.innerHTML).toMatch(/type="file"[^>]* multiple/);
  expect(keyIn(document.body)).toMatch(/^[\d-]{16,64}$/);
});

it('the script sends the form with the server’s idempotency key', async () => {
  const { key, container } = await hydrate();
  expect(keyIn(container)).toBe(key);
  const fetching = vi.fn(async () => Response.json({ errors: {} }, { status: 500 }));
  vi.stubGlobal('fetch', fetching);
  type('Name', 'Puck');
  await press('Send');
  const [, init] = fetching.mock.calls[0] as unknown as [string, RequestInit];
  expect(new Headers(init.headers).get('Idempotency-Key')).toBe(key);
  expect(JSON.parse(init.body as string)).toMatchObject({ name: 'Puck' });
});

it('a refused form shows the posted values, with the errors at their fields', async () => {
  const { key } = await hydrate(POSTED);
  expect(key).toBe(KEY);
  expect([field('Name').value, field('Image URL 1').value]).toEqual(['Pucks', 'x']);
  expect(field('Image 1 description (optional)').value).toBe('A puck');
  for (const message of Object.values(POSTED.errors)) screen.getByText(message);
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('the posted values of a refused form replace the earlier draft', async () => {
  const { unmount } = await hydrate();
  type('Name', 'Earlier');
  unmount();
  const { unmount: leave } = await hydrate(POSTED);
  expect(field('Name').value).toBe('Pucks');
  leave();
  await hydrate();
  expect(field('Name').value).toBe('Pucks');
});

it('the posted values of a refused form are not shown when it is opened again or at another address', async () => {
  const { shown, unmount } = await hydrate(POSTED);
  unmount();
  sessionStorage.clear();
  const again = render(shown);
  expect(field('Name').value).toBe('');
  again.unmount();
  document.body.innerHTML = renderToString(page(POSTED, '/merch/7/edit'));
  expect(field('Name').value).toBe('');
});

it('a form ignores an invalid idempotency key that was posted', async () => {
  const { key } = await hydrate({ errors: {}, values: { idempotencyKey: ['"><b>'] } });
  expect(key).toMatch(/^[\d-]{16,64}$/);
});
