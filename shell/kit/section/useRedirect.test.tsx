import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteRouter, useAddress } from '../app/router.tsx';
import { useRequireSignIn } from './useRedirect.ts';

function Site({ open }: { open: boolean }) {
  return ['/login', '/signup'].includes(useAddress().path) ? (
    <h1>Log In</h1>
  ) : (
    <TestPage open={open} />
  );
}

function TestPage({ open }: { open: boolean }) {
  return useRequireSignIn(!open) ? null : <h1>A page</h1>;
}

const NEXT = '?next=%2Fuser%2Fprofile%3Fnews_cursor%3Db';

it.each([
  ['a visitor', false, '/user/profile?news_cursor=b', `/signup${NEXT}`],
  ['a member who logged out', false, '/user/profile?news_cursor=b', `/login${NEXT}`],
  ['a visitor', true, '/merch/new', '/merch/new'],
])(
  '%s on a page that is open to visitors (%s) is sent from %s to %s',
  (who, open, address, end) => {
    if (who !== 'a visitor') localStorage.setItem('has-member', 'true');
    window.history.pushState(null, '', address);
    const entries = window.history.length;
    render(
      <SiteRouter>
        <Site open={open} />
      </SiteRouter>,
    );
    // The redirect adds no history entry, so Back skips the page.
    expect(window.history.length).toBe(entries);
    expect(window.location.pathname + window.location.search).toBe(end);
  },
);
