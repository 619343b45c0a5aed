import type { PageState } from '@desert/contract/shell';
import { SiteRouter } from '@desert/kit/shell';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteContext } from '../src/site.ts';
import { AccountPage } from './AccountPage.tsx';

const suspension = 'This account is suspended for good: Spam';

function show(more: Partial<PageState>) {
  history.replaceState(null, '', '/login?next=%2Fuser%2Fnotifications');
  const state: PageState = {
    viewer: null,
    theme: 'system',
    sections: [],
    manifests: {},
    soon: [],
    credit: { name: 'somebody', links: [] },
    unavailable: [],
    answers: {},
    ...more,
  };
  render(
    <SiteRouter>
      <SiteContext value={{ state }}>
        <AccountPage />
      </SiteContext>
    </SiteRouter>,
  );
}

it('the log-in page tells a suspended member why, and links to their data', () => {
  show({ suspension });
  expect(screen.getByText(suspension)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download my data' })).toBeTruthy();
  expect(screen.queryByText(/^You need an account/)).toBeNull();
});

it('the log-in page tells a suspended member once why a posted log-in was refused', () => {
  show({ suspension, form: { errors: { message: suspension }, values: {} } });
  expect(screen.getAllByText(suspension)).toHaveLength(1);
  expect(screen.queryByText(/^You need an account/)).toBeNull();
});

it('the log-in page tells other visitors that they need an account', () => {
  show({});
  expect(screen.getByText('You need an account for that. Log in to continue.')).toBeTruthy();
});
