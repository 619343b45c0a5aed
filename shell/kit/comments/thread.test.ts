import { expect, it } from 'vitest';
import { openDraft } from '../app/draft.ts';
import { cacheWith, bodyAt, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { updateComment } from './sendComment.ts';
import { hideComment, refreshThread } from './thread.ts';

const EARLIER = '/api/news/3/comments/?cursor=x';
const early = comment(1, 'early', me);
const late = comment(2, 'late', me);

function start() {
  const cache = cacheWith(post([late], EARLIER));
  cache.$responses.setKey(EARLIER, { status: 200, body: [early] });
  return { cache, thread: { cache, kind: POSTS, id: 3 } };
}

it('an edited comment is updated in the cache, even among the earlier comments', async () => {
  const { cache, thread } = start();
  const requests = stubNetwork(() => ({ status: 200, body: { ...early, content: 'new' } }));
  await updateComment(thread, early.id, { content: 'new' }, openDraft('a comment'));
  expect(requests).toEqual([['PUT', '/api/news/1/comment/edit/', { content: 'new' }]]);
  expect(bodyAt(cache, EARLIER)).toEqual([{ ...early, content: 'new' }]);
});

it('hiding a comment removes it from the page and the count, until it is shown again', () => {
  const { cache, thread } = start();
  const detail = () => bodyAt(cache, '/api/news/3/');
  const shown = { comments: [late], comment_count: 1, viewer_first_comment: late.id };
  const showEarly = hideComment(thread, early.id);
  expect(bodyAt(cache, EARLIER)).toEqual([]);
  showEarly();
  expect(bodyAt(cache, EARLIER)).toEqual([early]);
  expect(detail()).toMatchObject(shown);
  const showLate = hideComment(thread, late.id);
  // `late` was the viewer's first comment.
  expect(detail()).toMatchObject({ comments: [], comment_count: 0, viewer_first_comment: null });
  expect(bodyAt(cache, '/api/news/')).toEqual([{ id: 3, comment_count: 0 }]);
  showLate();
  expect(detail()).toMatchObject(shown);
  expect(bodyAt(cache, '/api/news/')).toEqual([{ id: 3, comment_count: 1 }]);
});

it('fetching the comments again updates the comment count in the list of posts', async () => {
  const { cache, thread } = start();
  stubNetwork(() => ({ status: 200, body: { ...post([early, late]), comment_count: 9 } }));
  await refreshThread(thread);
  expect(bodyAt(cache, '/api/news/3/')).toMatchObject({ comments: [early, late] });
  expect(bodyAt(cache, '/api/news/')).toEqual([{ id: 3, comment_count: 9 }]);
});

it('a comment is restored in place on each page that shows the post', () => {
  const { cache, thread } = start();
  const around = '/api/news/3/?comment=1';
  cache.$responses.set({
    [around]: { status: 200, body: post([early]) },
    ...cache.$responses.get(),
  });
  const show = hideComment(thread, early.id);
  expect(bodyAt(cache, around)).toMatchObject({ comments: [] });
  show();
  expect(bodyAt(cache, around)).toMatchObject({ comments: [early] });
  expect(bodyAt(cache, '/api/news/3/')).toMatchObject({ comments: [late] });
});
