import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { SiteRouter } from '../app/router.tsx';
import { ApiCacheContext } from '../section/context.tsx';
import { describeKind } from './kindDescription.ts';
import { RecordListPage } from './RecordListPage.tsx';

const FIRST = '/api/news/';
const NEXT = '/api/news/?cursor=2';

it('the next page of a list renders only its own cards', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const cache = createApiCache(
    { [FIRST]: { status: 200, body: [{ id: 3 }, { id: 2 }], next: NEXT } },
    async () => {
      await promise;
      return { status: 200, body: [{ id: 1 }] };
    },
  );
  const renderCard = vi.fn(({ id }: { id: number }) => <article>Post {id}</article>);
  render(
    <SiteRouter path="/news" search="">
      <ApiCacheContext value={cache}>
        <RecordListPage<{ id: number }>
          kind={describeKind('news', 'post')}
          first={FIRST}
          heading="News"
          write="Write"
          signIn="Sign in"
          label="Posts"
          empty="None"
          renderCard={renderCard}
        >
          <p>Welcome</p>
        </RecordListPage>
      </ApiCacheContext>
    </SiteRouter>,
  );
  renderCard.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'More posts' }));
  await act(async () => resolve());
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Post 3',
    'Post 2',
    'Post 1',
  ]);
  expect(renderCard.mock.calls.map(([{ id }]) => id)).toEqual([1]);
});
