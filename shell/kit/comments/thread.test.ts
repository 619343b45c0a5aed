import { expect, it } from 'vitest';
import { answersWith, bodyAt, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { hideComment, refreshThread, updateComment } from './thread.ts';

const EARLIER = '/api/news/3/comments/?cursor=x';
const early = comment(1, 'early', me);
const late = comment(2, 'late', me);

function start() {
  const answers = answersWith(post([late], EARLIER));
  answers.$responses.setKey(EARLIER, { status: 200, body: [early] });
  return { answers, thread: { answers, kind: POSTS, id: 3 } };
}

it('a comment is updated, also among earlier ones', async () => {
  const { answers, thread } = start();
  const requests = stubNetwork(() => ({ status: 200, body: { ...early, content: 'new' } }));
  await updateComment(thread, early.id, 'new');
  expect(requests).toEqual([['PUT', '/api/news/1/comment/edit/', { content: 'new' }]]);
  expect(bodyAt(answers, EARLIER)).toEqual([{ ...early, content: 'new' }]);
});

it('a comment is taken off the page and the count, and restored', () => {
  const { answers, thread } = start();
  const detail = () => bodyAt(answers, '/api/news/3/');
  const shown = { comments: [late], comment_count: 1, viewer_first_comment: late.id };
  const showEarly = hideComment(thread, early.id);
  expect(bodyAt(answers, EARLIER)).toEqual([]);
  showEarly();
  expect(bodyAt(answers, EARLIER)).toEqual([early]);
  expect(detail()).toMatchObject(shown);
  const showLate = hideComment(thread, late.id);
  // It was the first of the viewer's.
  expect(detail()).toMatchObject({ comments: [], comment_count: 0, viewer_first_comment: null });
  expect(bodyAt(answers, '/api/news/')).toEqual([{ id: 3, comment_count: 0 }]);
  showLate();
  expect(detail()).toMatchObject({ comments: [late], comment_count: 1 });
  expect(bodyAt(answers, '/api/news/')).toEqual([{ id: 3, comment_count: 1 }]);
});

it('a refetch updates the comment count in the list', async () => {
  const { answers, thread } = start();
  stubNetwork(() => ({ status: 200, body: { ...post([early, late]), comment_count: 9 } }));
  await refreshThread(thread);
  expect(bodyAt(answers, '/api/news/3/')).toMatchObject({ comments: [early, late] });
  expect(bodyAt(answers, '/api/news/')).toEqual([{ id: 3, comment_count: 9 }]);
});

it('a comment is restored in place on each page that shows the post', () => {
  const { answers, thread } = start();
  const around = '/api/news/3/?comment=1';
  answers.$responses.set({
    [around]: { status: 200, body: post([early]) },
    ...answers.$responses.get(),
  });
  const show = hideComment(thread, early.id);
  expect(bodyAt(answers, around)).toMatchObject({ comments: [] });
  show();
  expect(bodyAt(answers, around)).toMatchObject({ comments: [early] });
  expect(bodyAt(answers, '/api/news/3/')).toMatchObject({ comments: [late] });
});
