import { UNREAD_ADDRESS } from '@desert/contract/notifications/notifications';
import { $viewer, createApiCache } from '@desert/kit/shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../testing/showPage.tsx';
import { Waiting } from './Waiting.tsx';

it.each([true, undefined])(
  'Home shows the question about weekly digests if the API asks it: %s',
  async (asks) => {
    $viewer.set({ id: 7, username: 'fan' });
    const body = { unread: 0, ...(asks && { asks_digest: true }) };
    const games = { status: 200, body: { username: 'fan', summary: null } };
    const cache = createApiCache({
      [UNREAD_ADDRESS]: { status: 200, body },
      '/api/users/fan/games/': games,
    });
    await showPage(<Waiting />, { cache });
    const form = screen.queryByRole<HTMLFormElement>('form', { name: 'Weekly email' });
    expect(form?.getAttribute('action')).toBe(asks && '/user/settings');
  },
);
