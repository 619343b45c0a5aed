import type { Answer } from '@desert/contract/page';
import { useStore } from '@nanostores/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AnswersContext } from '../section/context.ts';
import { $viewer } from '../session.ts';
import { $toast, hideToast, TOAST_MS } from '../toast/store.ts';
import { finishUndoable } from '../toast/undo.ts';
import { Comments } from './Comments.tsx';
import { answersWith, comment, me, post, POSTS, stubNetwork } from './samples.ts';
import type { Discussed } from './thread.ts';

const GONE: Answer = { status: 200, body: { message: 'Gone', id: 1 } };

beforeEach(() => {
  vi.useFakeTimers();
  $viewer.set(me);
  return async () => {
    await finishUndoable();
    hideToast();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const answers = () => answersWith(post([comment(1, 'Mine', me), comment(2, 'Mine, too', me)]));

function Detail({ known }: { known: ReturnType<typeof answers> }) {
  const detail = useStore(known.$answers)['/api/news/3/'];
  return (
    <AnswersContext value={known}>
      <Comments subject={POSTS} record={detail?.body as Discussed} />
    </AnswersContext>
  );
}

/** Deletes the first of two own comments; gives the requests of that. */
function deleteFirst(answer: Answer | undefined) {
  const requests = stubNetwork(() => answer);
  render(<Detail known={answers()} />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[0]!);
  return requests;
}

const shown = () => screen.queryAllByRole('article').length;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('hides a comment at once, says so, and keeps the focus where the page goes on', async () => {
  const requests = deleteFirst(GONE);
  expect(shown()).toBe(1);
  expect($toast.get()?.text).toBe('Your comment is deleted.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' }));
  await pass(TOAST_MS - 1);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests).toEqual([['DELETE', '/api/news/1/comment/delete/', undefined]]);
  expect(shown()).toBe(1);
  expect($toast.get()).toBeNull();
});

it('brings the comment back where that is undone, and sends nothing', async () => {
  const requests = deleteFirst(GONE);
  act(() => $toast.get()?.undo?.());
  expect(shown()).toBe(2);
  await pass(TOAST_MS);
  expect(requests).toEqual([]);
});

it('deletes it when the page is left, once', async () => {
  const requests = deleteFirst(GONE);
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  expect(requests).toHaveLength(1);
  await pass(TOAST_MS);
  expect(requests).toHaveLength(1);
});

it('deletes the first when the next one is deleted', async () => {
  const requests = deleteFirst(GONE);
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await pass(0);
  expect(requests).toHaveLength(1);
  expect(shown()).toBe(0);
  await pass(TOAST_MS);
  expect(requests).toHaveLength(2);
});

it.each([
  [undefined, 'Something went wrong. Please try again'],
  [{ status: 401, body: { errors: { message: 'Please log in first.' } } }, 'Please log in first.'],
])('shows it again where it cannot be deleted, and says why', async (answer, why) => {
  deleteFirst(answer);
  await pass(TOAST_MS);
  expect(shown()).toBe(2);
  expect($toast.get()?.text).toBe(why);
});
