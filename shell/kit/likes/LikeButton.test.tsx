import type { ApiResponse } from '@desert/contract/pages/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { $viewer } from '../app/session.ts';
import { describeKind } from '../records/kindDescription.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { stubSignIn } from '../testing/actions.tsx';
import { me, POSTS } from '../testing/comments.ts';
import { LikeButton } from './LikeButton.tsx';

const MEMORIES = describeKind('memories', 'memory');
const mine = { id: 1, user_id: me.id };

/** Shows the button twice, as in a list and a detail page. A request waits until the test calls `respond`. */
function show(likes: number, user_likes: (typeof mine)[] = [], kind = POSTS) {
  let settle: (response: ApiResponse) => void = () => {};
  const fetched = vi.fn((_address: string, _init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    settle = ({ status, body }) => resolve(Response.json(body, { status }));
    return promise;
  });
  vi.stubGlobal('fetch', fetched);
  const button = <LikeButton kind={kind} record={{ id: 3, likes, user_likes }} />;
  render(
    <ApiCacheContext value={createApiCache()}>
      {button}
      {button}
    </ApiCacheContext>,
  );
  return { fetched, respond: (response: ApiResponse) => act(async () => settle(response)) };
}

const buttons = () => screen.getAllByRole('button');
const states = () =>
  buttons().map((button) => [
    button.getAttribute('aria-label'),
    button.getAttribute('aria-pressed'),
  ]);
const press = () => act(async () => fireEvent.click(buttons()[0]!));

beforeEach(() => $viewer.set(me));

it('each press of the like button toggles the like', async () => {
  show(3, [mine]);
  expect(states()[0]).toEqual(['Like, 3 likes', 'true']);
  expect(buttons()[0]!.textContent).toBe('3');
  await press();
  expect(states()[0]).toEqual(['Like, 2 likes', 'false']);
  await press();
  expect(states()[0]).toEqual(['Like, 3 likes', 'true']);
});

it.each([
  ['at once, where nobody is signed in', POSTS, null, 0],
  ['in the same words for a memory', MEMORIES, null, 0],
  ['once the API says so, where the session has ended', POSTS, me, 1],
])(
  'the like button asks for a sign-in %s, and likes afterwards',
  async (_, kind, viewer, requests) => {
    $viewer.set(viewer);
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const { requestSignIn, signIn } = stubSignIn();
    const { fetched, respond } = show(2, [], kind);
    await press();
    await respond({ status: 401, body: {} });
    expect(alert).toHaveBeenCalledExactlyOnceWith('Sign in to like this post.');
    expect(requestSignIn).toHaveBeenCalledOnce();
    expect(requestSignIn).toHaveBeenCalledAfter(alert);
    expect(fetched).toHaveBeenCalledTimes(requests);
    expect(states()[0]).toEqual(['Like, 2 likes', 'false']);
    await signIn(me);
    expect(fetched).toHaveBeenLastCalledWith(
      `${kind.list}3/like/`,
      expect.objectContaining({ method: 'POST' }),
    );
    expect(states()[0]).toEqual(['Like, 3 likes', 'true']);
  },
);

it('the like button keeps the focus when a visitor logs in', () => {
  $viewer.set(null);
  show(2);
  const button = buttons()[0]!;
  button.focus();
  act(() => $viewer.set(me));
  expect(document.activeElement).toBe(button);
});
