import { UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import type { PageState } from '@desert/contract/pages/shell';
import { useViewer } from '@desert/kit';
import {
  $toast,
  $viewer,
  createApiCache,
  hideToast,
  SOMETHING_WENT_WRONG,
} from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Navigation } from '../sections/site.ts';
import { SiteContext } from '../sections/site.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const ENDED = 'Your session has ended. Please log in again.';

function Menu() {
  return useViewer() ? <UnreadBadge /> : <p>Visitor</p>;
}

it.each([
  ['says why', { errors: { message: ENDED } }, ENDED],
  ['says that something went wrong where the server gives no reason', null, SOMETHING_WENT_WRONG],
])(
  'a tab whose session was ended in another tab signs out, %s, and stops polling',
  async (_, body, text) => {
    hideToast();
    $viewer.set({ id: 7, username: 'fan' });
    const read = vi.fn(async () => ({ status: 401, body }));
    const cache = createApiCache({}, read);
    const navigation = { cache } as unknown as Navigation;
    render(
      <SiteContext value={{ state: {} as PageState, navigation }}>
        <Menu />
      </SiteContext>,
    );
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(read).toHaveBeenCalledExactlyOnceWith(UNREAD_ADDRESS);
    expect(screen.getByText('Visitor')).toBeTruthy();
    expect($toast.get()?.text).toBe(text);
    cache.expireAll();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(read).toHaveBeenCalledOnce();
  },
);
