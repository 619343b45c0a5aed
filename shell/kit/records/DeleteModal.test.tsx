import type { ApiResponse } from '@desert/contract/pages/page';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { closeModal, openModal } from '../app/modal.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { press } from '../testing/actions.tsx';
import { stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { openDeleteModal } from './DeleteModal.tsx';

const OK: ApiResponse = { status: 200, body: { message: 'Deleted.', id: 2 } };
const REFUSED: ApiResponse = { status: 403, body: { errors: { message: 'Not today' } } };
const ALL = [{ id: 3 }, { id: 2 }, { id: 1 }];

const takeFocus = vi.fn();
let cache: ReturnType<typeof createApiCache>;

beforeEach(() => {
  cache = createApiCache({ '/api/merch/': { status: 200, body: ALL } });
  render(<ModalHost />);
  act(() => openDeleteModal({ cache, list: '/api/merch/', id: 2, word: 'item', takeFocus }));
});

const listed = () => cache.$responses.get()['/api/merch/']?.body;
const dialog = () => screen.queryByRole('dialog');
const undo = () => act(async () => $toast.get()?.undo?.());

it('No in the delete modal deletes nothing', async () => {
  const requests = stubNetwork(() => OK);
  expect(dialog()!.textContent).toContain('Are you sure you want to delete this item?');
  await press('No');
  expect(dialog()).toBeNull();
  expect(requests).toEqual([]);
  expect(listed()).toEqual(ALL);
});

it('Yes in the delete modal deletes the record and offers Undo', async () => {
  const requests = stubNetwork(() => OK);
  await press('Yes');
  expect(dialog()).toBeNull();
  expect(listed()).toEqual([{ id: 3 }, { id: 1 }]);
  expect(takeFocus).toHaveBeenCalledOnce();
  expect($toast.get()?.text).toBe('Your item was deleted.');
  await undo();
  expect(requests).toEqual([
    ['DELETE', '/api/merch/2/delete/', undefined],
    ['POST', '/api/merch/2/restore/', undefined],
  ]);
  expect(listed()).toEqual(ALL);
  expect(takeFocus).toHaveBeenCalledTimes(2);
  expect($toast.get()).toEqual({ text: 'Your item was restored.' });
});

it('the delete modal stays open with the server’s error', async () => {
  stubNetwork(() => REFUSED);
  await press('Yes');
  expect(dialog()!.textContent).toContain('Not today');
  expect(listed()).toEqual(ALL);
  expect($toast.get()).toBeNull();
});

it.each([
  ['it cannot be put back', OK, 'Not today', true],
  [
    'it was gone already, and there is nothing to undo',
    { status: 404, body: {} },
    'Your item was deleted.',
    false,
  ],
])('a toast tells the user who deleted a record if %s', async (_, deleted, toast, undone) => {
  stubNetwork((method) => (method === 'DELETE' ? deleted : REFUSED));
  await press('Yes');
  if (undone) await undo();
  expect(listed()).toEqual([{ id: 3 }, { id: 1 }]);
  expect($toast.get()).toEqual({ text: toast });
});

it('a modal that opened while a record was being deleted stays open, with its focus', async () => {
  let respond: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise((resolve) => (respond = resolve)));
  await press('Yes');
  act(closeModal);
  act(() => openModal({ label: 'Log In', content: 'Hello' }));
  await act(async () => respond(Response.json(OK.body)));
  expect(screen.getByRole('dialog', { name: 'Log In' })).toBeTruthy();
  expect(takeFocus).not.toHaveBeenCalled();
  expect(listed()).toEqual([{ id: 3 }, { id: 1 }]);
});
