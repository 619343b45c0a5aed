import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteRouter, useAddress } from '../router.tsx';
import { useRequireSignIn } from './useRedirect.ts';

function Site({ open }: { open: boolean }) {
  return useAddress().path === '/login' ? <h1>Log In</h1> : <TestPage open={open} />;
}

function TestPage({ open }: { open: boolean }) {
  return useRequireSignIn(!open) ? null : <h1>A page</h1>;
}

it.each([
  [false, '/user/profile?news_cursor=b', '/login?next=%2Fuser%2Fprofile%3Fnews_cursor%3Db'],
  [true, '/merch/new', '/merch/new'],
])('a page that is open to a visitor (%s) sends them from %s to %s', (open, address, end) => {
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
});
