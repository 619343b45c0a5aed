import type { PageState } from '@desert/contract/shell';
import { UNREAD_ADDRESS } from '@desert/contract/unread';
import { useViewer } from '@desert/kit';
import { $toast, $viewer, createAnswers, hideToast } from '@desert/kit/shell';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Navigation } from '../src/navigation.ts';
import { SiteContext } from '../src/site.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const ENDED = 'Your session has ended. Please log in again.';

function Menu() {
  return useViewer() ? <UnreadBadge /> : <p>Visitor</p>;
}

it('a tab whose session ended elsewhere signs out, says why, and stops polling', async () => {
  hideToast();
  $viewer.set({ id: 7, username: 'fan' });
  const read = vi.fn(async () => ({ status: 401, body: { errors: { message: ENDED } } }));
  const answers = createAnswers({}, read);
  const navigation = { answers } as unknown as Navigation;
  render(
    <SiteContext value={{ state: {} as PageState, navigation }}>
      <Menu />
    </SiteContext>,
  );
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(read).toHaveBeenCalledExactlyOnceWith(UNREAD_ADDRESS);
  expect(screen.getByText('Visitor')).toBeTruthy();
  expect($toast.get()?.text).toBe(ENDED);
  answers.expireAll();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(read).toHaveBeenCalledOnce();
});
