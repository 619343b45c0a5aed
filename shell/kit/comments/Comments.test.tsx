import { useStore } from '@nanostores/react';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiCache } from '../app/apiCache.ts';
import { $modal, closeModal } from '../app/modal.ts';
import { $viewer } from '../app/session.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { ApiCacheContext } from '../section/context.tsx';
import { press, stubSignIn, type } from '../testing/actions.tsx';
import { bodyAt, cacheWith, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { Comments } from './Comments.tsx';
import type { CommentedRecord } from './thread.ts';

function Detail({ cache }: { cache: ApiCache }) {
  const detail = useStore(cache.$responses)['/api/news/3/'];
  return <Comments kind={POSTS} record={detail?.body as CommentedRecord} />;
}

/** Shows a post's comments beside the modal host, as the site does. */
function show(detail: CommentedRecord) {
  const cache = cacheWith(detail);
  render(
    <>
      <ApiCacheContext value={cache}>
        <Detail cache={cache} />
      </ApiCacheContext>
      <ModalHost />
    </>,
  );
  return cache;
}

const shown = () => screen.queryAllByRole('article').map((item) => item.textContent);
const articleOf = (text: string) => within(screen.getByText(text).closest('article')!);
const buttonsOf = (text: string) =>
  articleOf(text)
    .queryAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => $viewer.set(me));

it('comments are listed oldest first, with author and time, and can be edited by their author only', () => {
  const edited_at = '2026-11-22T01:00:00.000Z';
  show(post([{ ...comment(1, 'First'), edited_at }, comment(2, 'Second', me), comment(3, '')]));
  // The time of day depends on the time zone.
  const times = shown().map((text) =>
    text.replaceAll(/\d+, 2026, \d+:\d\d\s[AP]M/g, '(day and hour)'),
  );
  expect(times).toEqual([
    'Oother Nov (day and hour) · Edited Nov (day and hour)FirstReply to otherReport',
    'Mme Nov (day and hour)SecondReply to meEditDelete',
    'Oother Nov (day and hour)This comment was deleted',
  ]);
  expect(screen.getAllByRole('link', { name: /^Nov / })[0]!.getAttribute('href')).toBe(
    '/news/3?comment=1#comment-1',
  );
});

const EARLIER = '/api/news/3/comments/?cursor=x';

it.each([
  ['Add Comment', 'nobody has commented', post([])],
  ['Add Comment', 'others have', post([comment(1, 'First')])],
  ['Add Another Comment', 'the viewer has', post([comment(1, 'First', me), comment(2, 'Second')])],
  ['Add Another Comment', 'the viewer has, earlier', post([comment(2, 'Second')], EARLIER, 1)],
])('the comment button says “%s” if %s', (name, _, detail) => {
  show(detail);
  expect(screen.getByRole('button', { name })).toBeTruthy();
  const { length } = detail.comments;
  expect(screen.queryAllByText('No comments yet')).toHaveLength(length === 0 ? 1 : 0);
});

it('a visitor who signs in from the comments gets the form of a comment', async () => {
  $viewer.set(null);
  const { signIn } = stubSignIn();
  show(post([comment(1, 'First', me)]));
  expect(buttonsOf('First')).toEqual([]);
  await press('Sign in to join the discussion');
  await signIn(me);
  await vi.waitFor(() => expect($modal.get()).not.toBeNull());
});

const replying = (id: number, parent_id: number, content: string, users = me) => ({
  ...comment(id, content, users),
  parent_id,
});

it('a reply is shown under its comment or, if that is missing, marked as a reply', () => {
  const replies = [replying(3, 1, 'Yes'), replying(4, 0.5, 'No')];
  show(post([comment(1, 'First'), comment(2, 'Second'), ...replies]));
  const [first, second] = screen.getAllByRole('list')[0]!.children;
  expect(within(first as HTMLElement).getByText('Yes')).toBeTruthy();
  expect(within(second as HTMLElement).queryByText('Yes')).toBeNull();
  expect(articleOf('No').getByRole('link', { name: 'another comment' })).toBeTruthy();
  expect(screen.getAllByText('another comment')).toHaveLength(1);
});

it('a reply to another reply begins with a mention of its author, unlike a reply to a comment', async () => {
  const reply = replying(2, 1, 'Yes', { id: 8, username: 'other' });
  const sent = stubNetwork(() => ({ status: 201, body: post([]) }));
  show(post([comment(1, 'First'), reply]));
  const fieldOf = async (text: string) => {
    await press('Reply to other', screen.getByText(text).closest('article')!);
    return screen.findByLabelText<HTMLTextAreaElement>('Leave Your Thoughts');
  };
  expect((await fieldOf('First')).value).toBe('');
  act(closeModal);
  const field = await fieldOf('Yes');
  expect(field.value).toBe('@other ');
  expect(screen.getByRole('dialog').textContent).toContain('other Yes');
  type('Leave Your Thoughts', '@other No');
  await press('Post Comment');
  expect(sent[0]).toEqual([
    'POST',
    '/api/news/comment/new/',
    { content: '@other No', user_id: 7, news_id: 3, parent_id: 2 },
  ]);
});

it('the author of a record can remove other members’ comments on it', () => {
  show({ ...post([comment(1, 'Theirs')]), user_id: me.id });
  expect(buttonsOf('Theirs')).toEqual(['Reply to other', 'Report', 'Remove']);
});

it.each([
  ['members', me, ['Report'], ['Delete'], 0],
  [
    'moderators',
    { ...me, role: 'moderator' as const },
    ['Reply to other', 'Report'],
    ['Reply to me', 'Edit', 'Delete'],
    1,
  ],
])(
  'closed comments say that they are closed, and offer %s only the allowed actions',
  (_, viewer, theirs, own, adds) => {
    $viewer.set(viewer);
    show({ ...post([comment(1, 'Theirs'), comment(2, 'Mine', me)]), locked: true });
    expect(screen.getByText('Comments are closed.')).toBeTruthy();
    expect(buttonsOf('Theirs')).toEqual(theirs);
    expect(buttonsOf('Mine')).toEqual(own);
    expect(screen.queryAllByRole('button', { name: /^Add/ })).toHaveLength(adds);
  },
);

it('a link to a deleted comment says that it is gone', () => {
  window.history.replaceState(null, '', '/news/3?comment=9#comment-9');
  show(post([comment(1, 'First')]));
  expect(screen.getByText('That comment is no longer available.')).toBeTruthy();
});

it('a linked comment is scrolled into view, and has a link to later comments below it', async () => {
  window.history.replaceState(null, '', '/news/3?comment=1#comment-1');
  const later_comments = '/api/news/3/comments/?after=2';
  stubNetwork((_, address) =>
    address === later_comments ? { status: 200, body: [comment(3, 'Last')] } : undefined,
  );
  show({ ...post([comment(1, 'First'), comment(2, 'Second')]), later_comments });
  expect(document.activeElement?.id).toBe('comment-1');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('location');
  await press('Show newer comments');
  expect(screen.getByText('Last')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show newer comments' })).toBeNull();
});

it('the notifications of shown comments are marked as read, if the viewer has unread ones', async () => {
  const detail = post([comment(1, 'One'), comment(2, 'Two')]);
  const requests = stubNetwork(() => ({ status: 200, body: { notifications: 3 } }));
  const cache = show(detail);
  expect(requests).toEqual([]);
  await act(async () => cache.put('/api/conversations/unread/', { unread: 0, notifications: 4 }));
  const sent = ['PUT', '/api/notifications/read/comments/', { kind: 'news', comments: [1, 2] }];
  expect(requests[0]).toEqual(sent);
  expect(bodyAt(cache, '/api/conversations/unread/')).toEqual({ unread: 0, notifications: 3 });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(requests).toEqual([sent]);
});
