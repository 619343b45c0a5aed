import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { SiteRouter } from '../app/router.tsx';
import { $viewer } from '../app/session.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { ApiCacheContext } from '../section/context.tsx';
import { type PageProps, read, route } from '../section/define.ts';
import { SectionApp } from '../section/SectionApp.tsx';
import { press } from '../testing/actions.tsx';
import { stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { DeleteButton } from './AuthorTools.tsx';
import { describeKind } from './kindDescription.ts';

const MEMORIES = describeKind('memories', 'memory');
const DELETE = 'Delete this memory';
const MINE = { id: 2, user_id: 1 };

const page = { loading: 'Loading...', head: () => ({ title: 'A page', description: '' }) };
const list = route({
  ...page,
  path: '/memories',
  reads: { records: read<(typeof MINE)[]>('/api/memories/') },
  Page: ({ data }: PageProps<{ records: (typeof MINE)[] }>) => (
    <p>{data.records.length} memories</p>
  ),
});
const detail = route({
  ...page,
  path: '/memories/:id',
  reads: { record: read<typeof MINE>('/api/memories/:id/') },
  Page: ({ data }: PageProps<{ record: typeof MINE }>) => (
    <DeleteButton kind={MEMORIES} record={data.record} />
  ),
});
const section = { name: 'memories', routes: [list, detail] };

const readApi = vi.fn(async () => ({ status: 200, body: MINE }));

beforeEach(() => {
  window.history.replaceState(null, '', '/memories/2');
  $viewer.set({ id: 1, username: 'me' });
  const initial = {
    '/api/memories/': { status: 200, body: [MINE] },
    '/api/memories/2/': { status: 200, body: MINE },
  };
  render(
    <SiteRouter>
      <ApiCacheContext value={createApiCache(initial, readApi)}>
        <SectionApp section={section} base="/memories" />
        <ModalHost />
      </ApiCacheContext>
    </SiteRouter>,
  );
});

it('deleting a record removes it from the list without a refetch, and Undo leads back to the record', async () => {
  const requests = stubNetwork(() => ({ status: 200, body: { id: 2 } }));
  await press(DELETE);
  await press('Yes');
  expect(requests[0]?.slice(0, 2)).toEqual(['DELETE', '/api/memories/2/delete/']);
  expect(window.location.pathname).toBe('/memories');
  expect(screen.getByText('0 memories')).toBeTruthy();
  expect(readApi).not.toHaveBeenCalled();
  await act(async () => $toast.get()?.undo?.());
  expect(window.location.pathname).toBe('/memories/2');
  expect(screen.getByRole('button', { name: DELETE })).toBeTruthy();
});

it('only the author of a record sees its Delete button', () => {
  act(() => $viewer.set({ id: 9, username: 'other' }));
  expect(screen.queryByRole('button', { name: DELETE })).toBeNull();
});
