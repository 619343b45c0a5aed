import { $toast, $viewer, closeModal, ModalHost } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut } from './logOut.tsx';

const me = { id: 7, username: 'fan' };
const leave = vi.fn();

beforeEach(() => {
  leave.mockClear();
  $toast.set(null);
  $viewer.set(me);
  render(<ModalHost />);
});
afterEach(() => {
  act(closeModal);
  vi.unstubAllGlobals();
});

/** The network answers with a status; there is none for 0. */
function answerWith(status: number) {
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({}, { status });
  });
}

const dialog = () => screen.queryByRole('dialog', { name: 'You are still logged in' });

it('says that the session is ended, and leaves', async () => {
  answerWith(200);
  await act(() => logOut(leave));
  expect(leave).toHaveBeenCalledOnce();
  expect($viewer.get()).toBeNull();
  expect($toast.get()?.text).toBe('You are logged out.');
});

it.each([0, 403, 500])('says that it goes on after %i, and tries again', async (status) => {
  answerWith(status);
  await act(() => logOut(leave));
  expect(dialog()).toBeTruthy();
  expect($viewer.get()).toEqual(me);
  expect(leave).not.toHaveBeenCalled();
  answerWith(200);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(dialog()).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
  expect($viewer.get()).toBeNull();
});

it('says that there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerWith(0);
  await act(() => logOut(leave));
  expect(dialog()?.textContent).toContain('There is no connection just now.');
  vi.restoreAllMocks();
});
