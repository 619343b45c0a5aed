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

/** Where a visitor is after they came to a page. */
function visit(address: string, open: boolean): string {
  window.history.pushState(null, '', address);
  const entries = window.history.length;
  render(
    <SiteRouter>
      <Site open={open} />
    </SiteRouter>,
  );
  // The way back leads past the page.
  expect(window.history.length).toBe(entries);
  return window.location.pathname + window.location.search;
}

it('sends a visitor to log in, and back to the same page of a list', () => {
  const address = '/user/profile?news_cursor=b';
  expect(visit(address, false)).toBe(`/login?next=${encodeURIComponent(address)}`);
});

it('leaves alone who may stay', () => {
  expect(visit('/merch/new', true)).toBe('/merch/new');
});
