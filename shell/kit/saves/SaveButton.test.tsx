import type { ApiResponse } from '@desert/contract/pages/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { $viewer } from '../app/session.ts';
import { describeKind } from '../records/kindDescription.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { stubSignIn } from '../testing/actions.tsx';
import { me } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { SaveButton } from './SaveButton.tsx';

const ITEMS = describeKind('merch', 'item');

/** Shows the button of an item. A request waits until the test calls `respond`. */
function show(saved?: boolean) {
  let settle: (response: ApiResponse) => void = () => {};
  const fetched = vi.fn(
    (_address: string, _init: RequestInit) =>
      new Promise((resolve) => {
        settle = ({ status, body }) =>
          resolve(status === 0 ? Response.error() : Response.json(body, { status }));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const cache = createApiCache({ '/api/saved/': { status: 200, body: [] } });
  render(
    <ApiCacheContext value={cache}>
      <SaveButton kind={ITEMS} record={{ id: 3, ...(saved !== undefined && { saved }) }} />
    </ApiCacheContext>,
  );
  return { fetched, cache, respond: (response: ApiResponse) => act(async () => settle(response)) };
}

const button = () => screen.getByRole('button');
const state = () => [button().textContent, button().getAttribute('aria-pressed')];
const press = () => act(async () => fireEvent.click(button()));

beforeEach(() => $viewer.set(me));

it.each([false, undefined])(
  'a record whose `saved` is %s is saved at once, and the list of saved records is refetched',
  async (saved) => {
    const { fetched, respond, cache } = show(saved);
    expect(state()).toEqual(['Save', 'false']);
    await press();
    expect(state()).toEqual(['Saved', 'true']);
    const [address, { method, body }] = fetched.mock.calls[0]!;
    expect([method, address, body]).toEqual(['POST', '/api/saved/', '{"kind":"merch","id":3}']);
    expect(cache.$responses.get()).toHaveProperty(['/api/saved/']);
    await respond({ status: 201, body: {} });
    expect(cache.$responses.get()).not.toHaveProperty(['/api/saved/']);
    expect($toast.get()).toBeNull();
  },
);

it('a second press of the Save button removes the record from the saved ones', async () => {
  const { fetched } = show(true);
  expect(state()).toEqual(['Saved', 'true']);
  await press();
  expect(state()).toEqual(['Save', 'false']);
  const [address, { method }] = fetched.mock.calls[0]!;
  expect([method, address]).toEqual(['DELETE', '/api/saved/merch/3/']);
});

it.each([
  ['the server fails', true, 500, 'That didn’t go through. Please try again.'],
  ['the browser is offline', false, 0, 'You’re offline. Try again when you’re back online.'],
])('the Save button reverts and the toast says why when %s', async (_, online, status, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const { respond } = show(false);
  await press();
  await respond({ status, body: {} });
  expect(state()).toEqual(['Save', 'false']);
  expect($toast.get()?.text).toBe(text);
});

it.each([
  ['at once, where nobody is signed in', null, 0],
  ['once the API says so, where the session has ended', me, 1],
])('the Save button asks for a sign-in %s, and saves afterwards', async (_, viewer, requests) => {
  $viewer.set(viewer);
  const { requestSignIn, signIn } = stubSignIn();
  const { fetched, respond } = show();
  await press();
  await respond({ status: 401, body: {} });
  expect(requestSignIn).toHaveBeenCalledOnce();
  expect(fetched).toHaveBeenCalledTimes(requests);
  expect(state()).toEqual(['Save', 'false']);
  await signIn(me);
  expect(fetched).toHaveBeenCalledTimes(requests + 1);
  expect(state()).toEqual(['Saved', 'true']);
});
