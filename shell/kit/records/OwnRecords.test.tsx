import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApiCache } from '../app/apiCache.ts';
import { SiteRouter } from '../app/router.tsx';
import { ApiCacheContext } from '../section/context.tsx';
import { describeKind } from './kindDescription.ts';
import { OwnRecords } from './OwnRecords.tsx';

const FIRST = '/api/news/?limit=6&user_id=1';

it.each([
  ['none is left on the page, and more come after it', `${FIRST}&cursor=6`, false, false],
  ['there is none', undefined, false, true],
  ['one waits for a moderator', undefined, true, false],
])(
  'the list of one’s own records says that it is empty only if there are none at all: %s',
  (_, next, waits, isShown) => {
    const cache = createApiCache({ [FIRST]: { status: 200, body: [], next } });
    render(
      <SiteRouter path="/user/profile" search="">
        <ApiCacheContext value={cache}>
          <OwnRecords<{ id: number; title: string }>
            kind={describeKind('news', 'post')}
            heading="Your News Posts"
            first={FIRST}
            waits={waits}
            cursorName="news_cursor"
            show={(post) => post}
            empty="You have not written anything yet."
            invite="Write a Post"
          />
        </ApiCacheContext>
      </SiteRouter>,
    );
    expect(screen.queryByText(/not written anything/) !== null).toBe(isShown);
    expect(screen.queryByText('Your post is waiting for a moderator.') !== null).toBe(waits);
  },
);
