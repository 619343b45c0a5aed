import type { Answer } from '@desert/contract/page';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnswers } from '../answers.ts';
import { setHost } from '../host.ts';
import { AnswersContext } from '../section/context.tsx';
import { $viewer } from '../session.ts';
import { $toast } from '../toast/store.ts';
import { $pendingToggles } from '../toggles/sendToggle.ts';
import { LikeButton } from './LikeButton.tsx';

const POSTS = {
  list: '/api/news/',
  path: '/news',
  field: 'news_id',
  word: 'post',
  plural: 'posts',
};
const MEMORIES = {
  list: '/api/memories/',
  path: '/memories',
  field: 'memory_id',
  word: 'memory',
  plural: 'memories',
};
const ME = { id: 7, username: 'me' };
const mine = { id: 1, user_id: ME.id };

/** Shows the button twice, as the list and the detail would, with a network that waits for the test. */
function show(
  record: { likes: number; user_likes: { id: number; user_id: number }[] },
  kind = POSTS,
) {
  let settle: (answer: Answer) => void = () => {};
  const fetched = vi.fn(
    () =>
      new Promise((resolve) => {
        settle = ({ status, body }) => resolve(Response.json(body, { status }));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const button = <LikeButton kind={kind} record={{ id: 3, ...record }} />;
  render(
    <AnswersContext value={createAnswers()}>
      {button}
      {button}
    </AnswersContext>,
  );
  return { fetched, answer: (answer: Answer) => act(async () => settle(answer)) };
}

const buttons = () => screen.getAllByRole('button');
const states = () =>
  buttons().map((button) => [
    button.getAttribute('aria-label'),
    button.getAttribute('aria-pressed'),
  ]);
const press = () => act(async () => fireEvent.click(buttons()[0]!));

beforeEach(() => {
  $viewer.set(ME);
  $pendingToggles.set({});
});
afterEach(() => vi.unstubAllGlobals());

it('tells its state and its count', () => {
  show({ likes: 3, user_likes: [mine] });
  expect(states()[0]).toEqual(['Like, 3 likes', 'true']);
  expect(buttons()[0]!.textContent).toBe('3');
});

it('shows a like at once wherever the record is, and is put right when it is refused', async () => {
  const { answer } = show({ likes: 0, user_likes: [] });
  await press();
  expect(states()).toEqual([
    ['Like, 1 like', 'true'],
    ['Like, 1 like', 'true'],
  ]);
  await answer({ status: 500, body: {} });
  expect(states()).toEqual([
    ['Like, 0 likes', 'false'],
    ['Like, 0 likes', 'false'],
  ]);
  expect($toast.get()?.text).toBe('That did not get through');
});

it('takes the like back on a second press', async () => {
  show({ likes: 3, user_likes: [mine] });
  await press();
  expect(states()[0]).toEqual(['Like, 2 likes', 'false']);
  await press();
  expect(states()[0]).toEqual(['Like, 3 likes', 'true']);
});

it.each([
  ['at once, where nobody is signed in', POSTS, null, 0],
  ['in the same words for a memory', MEMORIES, null, 0],
  ['once the API says so, where the session has ended', POSTS, ME, 1],
])('asks to sign in %s', async (_, kind, viewer, requests) => {
  $viewer.set(viewer);
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  const requestSignIn = vi.fn();
  setHost({ requestSignIn });
  const { fetched, answer } = show({ likes: 2, user_likes: [] }, kind);
  await press();
  await answer({ status: 401, body: {} });
  expect(alert).toHaveBeenCalledExactlyOnceWith('Sign in to like this post.');
  expect(requestSignIn).toHaveBeenCalledExactlyOnceWith();
  expect(requestSignIn.mock.invocationCallOrder[0]).toBeGreaterThan(
    alert.mock.invocationCallOrder[0]!,
  );
  expect(fetched).toHaveBeenCalledTimes(requests);
  expect(states()[0]).toEqual(['Like, 2 likes', 'false']);
});

it('keeps the focus when a visitor logs in', () => {
  $viewer.set(null);
  show({ likes: 2, user_likes: [] });
  const button = buttons()[0]!;
  button.focus();
  act(() => $viewer.set(ME));
  expect(document.activeElement).toBe(button);
});
