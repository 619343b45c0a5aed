import { $toast, $viewer, ModalHost } from '@desert/kit/shell';
import { press } from '@desert/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { logOut } from './logOut.tsx';

const me = { id: 7, username: 'fan' };
const leave = vi.fn();

beforeEach(() => {
  $viewer.set(me);
  render(<ModalHost />);
});

/** Stubs the network with a response of this status; 0: no network. */
function respondWith(status: number) {
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({}, { status });
  });
}

const dialog = () => screen.queryByRole('dialog', { name: 'You’re still logged in' });

it('a log-out says that the session ended, and leaves the page', async () => {
  respondWith(200);
  await act(() => logOut(leave));
  expect(leave).toHaveBeenCalledOnce();
  expect($viewer.get()).toBeNull();
  expect($toast.get()?.text).toBe('You’re logged out.');
});

it.each([
  [0, false],
  [0, true],
  [403, true],
  [500, true],
])(
  'a log-out that fails with %i says why (online: %s), and offers a retry',
  async (status, online) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    respondWith(status);
    await act(() => logOut(leave));
    expect(dialog()?.textContent.includes('You’re offline. If you share')).toBe(!online);
    expect($viewer.get()).toEqual(me);
    expect(leave).not.toHaveBeenCalled();
    respondWith(200);
    await press('Try again');
    expect(dialog()).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
    expect($viewer.get()).toBeNull();
  },
);
