import type { ApiResponse } from '@desert/contract/pages/page';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { setKitHost } from '../app/host.ts';
import { SiteRouter } from '../app/router.tsx';
import { $viewer, changeViewer, endSession } from '../app/session.ts';
import { ApiCacheContext } from './context.tsx';
import { type PageProps, read, route, type SectionDefinition } from './define.ts';
import { SectionApp } from './SectionApp.tsx';

const list = route({
  path: '/things',
  reads: { things: read<string[]>('/api/things/') },
  loading: 'Loading things...',
  head: ({ things }) => ({ title: `${things.length} things`, description: 'All of them' }),
  Page: ({ data }: PageProps<{ things: string[] }>) => <h1>{data.things.join()}</h1>,
});

const detail = route({
  path: '/things/:id',
  reads: { thing: read<string>('/api/things/:id/') },
  loading: 'Loading thing...',
  head: ({ thing }) => ({ title: thing, description: '' }),
  Page: ({ data, params }: PageProps<{ thing: string }>) => (
    <h1>
      {params['id']} is {data.thing}
    </h1>
  ),
  redirectTo: ({ id }) => (id === 'seven' ? '/things/7' : undefined),
  movedTo: ({ thing }, { id }) => (thing === 'round' && id !== '7' ? '/things/7' : undefined),
  NotFound: ({ params }) => <h1>No thing {params['id']}</h1>,
});

/** Changes the address in a layout effect, as if the visitor left at once. */
const left = route({
  path: '/things/left',
  reads: {},
  loading: 'Loading...',
  head: () => ({ title: 'Left', description: '' }),
  Page: function Left() {
    useLayoutEffect(() => History.prototype.replaceState.call(window.history, null, '', '/'), []);
    return <h1>Left</h1>;
  },
});

const form = route({
  path: '/things/:id/edit',
  reads: { thing: read<string>('/api/things/:id/') },
  loading: 'Loading...',
  signedIn: true,
  isAllowed: (_, viewer) => viewer?.id === 1,
  head: () => ({ title: 'Update a thing', description: '' }),
  Page: () => <input aria-label="Title" />,
});

const section: SectionDefinition = { name: 'things', routes: [list, left, detail, form] };

/** Shows the section at a path. A read that is not in `initial` waits until the test calls `respond`. */
function show(path: string, initial: Record<string, ApiResponse> = {}) {
  window.history.replaceState(null, '', path);
  const requests: Record<string, (response: ApiResponse) => void> = {};
  const cache = createApiCache(
    initial,
    (address) => new Promise((resolve) => (requests[address] = resolve)),
  );
  const onShown = vi.fn();
  render(
    <SiteRouter>
      <ApiCacheContext value={cache}>
        <SectionApp section={section} base="/things" onShown={onShown} />
      </ApiCacheContext>
    </SiteRouter>,
  );
  const respond = (address: string, status: number, body: unknown) =>
    act(async () => requests[address]!({ status, body }));
  const go = (to: string) => act(async () => window.history.pushState(null, '', to));
  return { respond, requests, go, onShown };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('a section shows the data that its page came with at once, and reports the page as shown', () => {
  const { requests, onShown } = show('/things', {
    '/api/things/': { status: 200, body: ['a', 'b'] },
  });
  expect(heading()).toBe('a,b');
  expect(requests).toEqual({});
  expect(onShown).toHaveBeenCalledExactlyOnceWith({
    title: '2 things',
    description: 'All of them',
  });
});

it('after a navigation a section shows the route’s loading text until the data arrives', async () => {
  const { respond, go, onShown } = show('/things', { '/api/things/': { status: 200, body: [] } });
  await go('/things/7');
  expect(screen.getByText('Loading thing...')).toBeTruthy();
  expect(onShown).toHaveBeenCalledOnce();
  await respond('/api/things/7/', 200, 'round');
  expect(heading()).toBe('7 is round');
  expect(onShown).toHaveBeenLastCalledWith({ title: 'round', description: '' });
});

it('a redirect that follows from a page’s data keeps the query', async () => {
  const { respond, go, onShown } = show('/things', { '/api/things/': { status: 200, body: [] } });
  const entries = window.history.length;
  await go('/things/8?from=/things');
  await respond('/api/things/8/', 200, 'round');
  expect(window.location.pathname + window.location.search).toBe('/things/7?from=/things');
  expect(screen.getByText('Loading thing...')).toBeTruthy();
  await respond('/api/things/7/', 200, 'round');
  expect(heading()).toBe('7 is round');
  expect(window.history.length).toBe(entries + 1);
  expect(onShown).toHaveBeenCalledTimes(2);
});

it.each([
  ['in its own words that a record does not exist', '/things/9', 'No thing 9'],
  ['that it has no page at an address', '/things/7/more', 'Page not found'],
])('a section says %s', (_, path, text) => {
  const { onShown } = show(path, { '/api/things/9/': { status: 404, body: {} } });
  expect(heading()).toBe(text);
  expect(onShown).toHaveBeenCalledWith(expect.objectContaining({ title: 'Page not found' }));
});

it('a page left early is not reported as shown', async () => {
  const { onShown } = show('/things/left');
  expect(onShown).not.toHaveBeenCalled();
  cleanup();
  const { go, onShown: onList } = show('/things', { '/api/things/': { status: 200, body: ['a'] } });
  await go('/elsewhere');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(onList).toHaveBeenCalledOnce();
});

const me = { id: 1, username: 'me' };
const field = () => screen.queryByLabelText<HTMLInputElement>('Title');
const requestSignIn = vi.fn();

function openSection() {
  setKitHost({ requestSignIn });
  $viewer.set(me);
  const shown = show('/things/7/edit', { '/api/things/7/': { status: 200, body: 'round' } });
  field()!.value = 'square';
  return shown;
}

it('a form keeps the typed text when the session ends and a log-in opens over the form', () => {
  openSection();
  act(endSession);
  expect(field()!.value).toBe('square');
  expect(requestSignIn).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/things/7/edit');
  act(() => changeViewer(me));
  expect(field()!.value).toBe('square');
  expect(requestSignIn).toHaveBeenCalledOnce();
});

it('a log-out, or a navigation after the session ended, leads from a form to the log-in page', async () => {
  openSection();
  localStorage.setItem('has-member', 'true');
  act(() => changeViewer(null));
  expect(window.location.pathname).toBe('/login');
  cleanup();
  const { go } = openSection();
  act(endSession);
  await go('/things/8/edit');
  expect(window.location.search).toBe('?next=%2Fthings%2F8%2Fedit');
});
