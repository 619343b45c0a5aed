import type { PageState } from '@desert/contract/pages/shell';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../testing/showPage.tsx';
import { AccountPage } from './AccountPage.tsx';

const suspension = 'This account is suspended permanently. Reason: Spam';

it.each<[string, Partial<PageState>, string]>([
  ['tells a suspended member why', { suspension }, suspension],
  [
    'tells a suspended member once why a posted log-in was refused',
    { suspension, form: { errors: { message: suspension }, values: {} } },
    suspension,
  ],
  [
    'tells other visitors that they need an account',
    {},
    'You need an account to do that. Log in to continue.',
  ],
])('the log-in page %s', async (_, state, text) => {
  await showPage(<AccountPage />, { path: '/login?next=%2Fuser%2Fnotifications', state });
  expect(screen.getAllByText(text)).toHaveLength(1);
  const isSuspended = text === suspension;
  expect(screen.queryByText(/^You need an account/) === null).toBe(isSuspended);
  const data = screen.queryByRole('link', { name: 'Download my data' });
  expect(data !== null).toBe(isSuspended);
});
