import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createAnswers } from '../answers.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { AnswersContext } from '../section/context.tsx';
import { $viewer } from '../session.ts';
import { stubNetwork } from '../testing/comments.ts';
import { $toast, hideToast } from '../toast/store.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { recordKind } from './recordKind.ts';

const MEMORIES = recordKind('memories', 'memory');
const DELETE = 'Delete this memory';

beforeEach(() => {
  window.history.replaceState(null, '', '/memories/2');
  $viewer.set({ id: 1, username: 'me' });
  render(
    <AnswersContext value={createAnswers()}>
      <DeleteButton kind={MEMORIES} record={{ id: 2, user_id: 1 }} />
      <ModalHost />
    </AnswersContext>,
  );
  return () => {
    hideToast();
    vi.unstubAllGlobals();
  };
});

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('deletes the author’s record and leads to the list; Undo leads back', async () => {
  const requests = stubNetwork(() => ({ status: 200, body: { id: 2 } }));
  await press(DELETE);
  await press('Yes');
  expect(requests[0]?.slice(0, 2)).toEqual(['DELETE', '/api/memories/2/delete/']);
  expect(window.location.pathname).toBe('/memories');
  await act(async () => $toast.get()?.undo?.());
  expect(window.location.pathname).toBe('/memories/2');
});

it('is for the author only', () => {
  act(() => $viewer.set({ id: 9, username: 'other' }));
  expect(screen.queryByRole('button', { name: DELETE })).toBeNull();
});
