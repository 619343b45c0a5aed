import type { ApiResponse } from '@desert/contract/pages/page';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { SiteRouter } from '../app/router.tsx';
import { ApiCacheContext } from '../section/context.tsx';
import { MoreLink } from './MoreLink.tsx';
import { usePagedList } from './usePagedList.ts';

const FIRST = '/api/merch/';
const SECOND = '/api/merch/?cursor=b';

const page = (ids: number[], next?: string): ApiResponse => ({
  status: 200,
  body: ids.map((id) => ({ id })),
  next,
});

interface ListProps {
  first?: string | undefined;
  backwards?: boolean;
  keyOf?: (record: { id: number }) => unknown;
}

function List({ first, backwards = false, ...others }: ListProps) {
  const options = backwards ? { name: 'earlier', pages: 0, backwards } : others;
  const list = usePagedList<{ id: number }>(first, options);
  return (
    <>
      <output>{list.records.map(({ id }) => id).join(' ')}</output>
      <MoreLink list={list}>More items</MoreLink>
    </>
  );
}

/** Shows a list. A read of a further page waits until the test calls `respond`. */
function show(first: ApiResponse, props: ListProps = { first: FIRST }) {
  const requests: string[] = [];
  let respond: (response: ApiResponse) => void = () => {};
  const cache = createApiCache({ [FIRST]: first }, (address) => {
    requests.push(address);
    return new Promise((resolve) => (respond = resolve));
  });
  const list = (
    <SiteRouter>
      <ApiCacheContext value={cache}>
        <List {...props} />
      </ApiCacheContext>
    </SiteRouter>
  );
  const { unmount } = render(list);
  return {
    requests,
    respond: (response: ApiResponse) => act(async () => respond(response)),
    comeBack: () => {
      unmount();
      render(list);
    },
  };
}

const records = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole('link');
const press = () => act(async () => link().click());

beforeEach(() => window.history.replaceState(null, '', '/merch'));

it('a paged list appends each next page, without repeating a record, until the last page', async () => {
  const { requests, respond, comeBack } = show(page([9, 8], SECOND));
  expect(records()).toBe('9 8');
  expect(link().getAttribute('href')).toBe('/merch?cursor=b');
  expect(link().textContent).toBe('More items');
  await press();
  expect(link().textContent).toBe('Loading...');
  await press();
  expect(requests).toEqual([SECOND]);
  // A record on both pages is shown once.
  await respond(page([8, 7]));
  expect(records()).toBe('9 8 7');
  expect(screen.queryByRole('link')).toBeNull();
  comeBack();
  expect(records()).toBe('9 8 7');
});

it('a paged list identifies records by the given key', async () => {
  const keyOf = ({ id, kind }: { id: number; kind?: string }) => `${kind} ${id}`;
  const body = ['post', 'item'].map((kind) => ({ id: 9, kind }));
  show({ status: 200, body }, { first: FIRST, keyOf });
  expect(records()).toBe('9 9');
});

it.each([500, 0])(
  'a next page that fails with %i shows an error, and can be retried',
  async (status) => {
    const { requests, respond } = show(page([9, 8], SECOND));
    await press();
    await respond({ status, body: {} });
    expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again');
    expect(records()).toBe('9 8');
    await press();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(link().textContent).toBe('Loading...');
    await respond(page([7]));
    expect(records()).toBe('9 8 7');
    expect(requests).toEqual([SECOND, SECOND]);
  },
);

it('a paged list shows earlier records above the others, and only when requested', async () => {
  const { requests, respond } = show(page([8, 9], SECOND), { first: FIRST, backwards: true });
  expect(records()).toBe('');
  await press();
  expect(records()).toBe('8 9');
  await press();
  await respond({ status: 0, body: {} });
  expect(records()).toBe('8 9');
  await press();
  await respond(page([6, 7]));
  expect(records()).toBe('6 7 8 9');
  expect(requests).toEqual([SECOND, SECOND]);
  expect(screen.queryByRole('link')).toBeNull();
});
