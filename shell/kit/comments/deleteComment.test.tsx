import type { ApiResponse } from '@desert/contract/pages/page';
import { useStore } from '@nanostores/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { $viewer } from '../app/session.ts';
import { ApiCacheContext } from '../section/context.tsx';
import { cacheWith, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { Comments } from './Comments.tsx';
import type { CommentedRecord } from './thread.ts';

const OK: ApiResponse = { status: 200, body: {} };
const TOO_LATE: ApiResponse = { status: 404, body: { errors: { message: 'It is gone.' } } };
const DELETE = ['DELETE', '/api/news/1/comment/delete/', undefined];
const RESTORE = ['POST', '/api/news/1/comment/restore/', undefined];

beforeEach(() => $viewer.set(me));

function Detail({ known }: { known: ReturnType<typeof cacheWith> }) {
  const detail = useStore(known.$responses)['/api/news/3/'];
  return (
    <ApiCacheContext value={known}>
      <Comments kind={POSTS} record={detail?.body as CommentedRecord} />
    </ApiCacheContext>
  );
}

/** Deletes the first of two own comments. @param respond the API; undefined: no network */
function deleteFirst(respond: (method: string) => ApiResponse | undefined) {
  const requests = stubNetwork(respond);
  const cache = cacheWith(post([comment(1, 'Mine', me), comment(2, 'Mine, too', me)]));
  render(<Detail known={cache} />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
  return { requests, shownAtOnce: shown() };
}

const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
const both = [expect.stringContaining('Mine'), expect.stringContaining('Mine, too')];
const responded = () => act(async () => {});
const undo = () => act(async () => $toast.get()?.undo?.());
const heading = () => screen.getByRole('heading', { name: 'Comments' });

it('a deleted comment is hidden at once, and Undo restores it in its place', async () => {
  const { requests, shownAtOnce } = deleteFirst(() => OK);
  expect(shownAtOnce).toHaveLength(1);
  expect(document.activeElement).toBe(heading());
  await responded();
  expect(requests).toEqual([DELETE]);
  expect(shown()).toHaveLength(1);
  expect($toast.get()?.text).toBe('Your comment was deleted.');
  await undo();
  expect(requests).toEqual([DELETE, RESTORE]);
  expect(shown()).toEqual(both);
  expect($toast.get()).toMatchObject({ text: 'Your comment was restored.' });
  expect(document.activeElement).toBe(heading());
});

it('a comment that was already gone has no Undo', async () => {
  deleteFirst(() => TOO_LATE);
  await responded();
  expect(shown()).toHaveLength(1);
  expect($toast.get()).toEqual({ text: 'Your comment was deleted.' });
});

it.each([
  [true, undefined, 'Something went wrong. Please try again'],
  [false, undefined, 'You’re offline. Try again when you’re back online.'],
  [true, { status: 401, body: { errors: { message: 'Log in first.' } } }, 'Log in first.'],
])(
  'a comment that can’t be deleted is shown again (online: %s), with the reason',
  async (online, response, why) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    deleteFirst(() => response);
    await responded();
    expect(shown()).toEqual(both);
    expect($toast.get()).toEqual({ text: why });
  },
);

it('a comment removed by the record’s author is not called “your comment” in the message', async () => {
  stubNetwork(() => OK);
  render(<Detail known={cacheWith({ ...post([comment(1, 'Theirs')]), user_id: me.id })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await responded();
  expect($toast.get()?.text).toBe('The comment was removed.');
  await undo();
  expect($toast.get()?.text).toBe('The comment was restored.');
});
