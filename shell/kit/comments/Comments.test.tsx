import { useStore } from '@nanostores/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerStore } from '../answers.ts';
import { setHost } from '../host.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { closeModal } from '../modal/store.ts';
import { AnswersContext } from '../section/context.tsx';
import { $viewer } from '../session.ts';
import { answersWith, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { Comments } from './Comments.tsx';
import type { CommentedRecord } from './thread.ts';

function Detail({ answers }: { answers: AnswerStore }) {
  const detail = useStore(answers.$answers)['/api/news/3/'];
  return <Comments kind={POSTS} record={detail?.body as CommentedRecord} />;
}

/** Shows a post's comments, and the place of modals beside them, as the site does. */
function show(detail: CommentedRecord) {
  const answers = answersWith(detail);
  render(
    <>
      <AnswersContext value={answers}>
        <Detail answers={answers} />
      </AnswersContext>
      <ModalHost />
    </>,
  );
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const shown = () => screen.queryAllByRole('article').map((item) => item.textContent);
const buttonsOf = (text: string) =>
  within(screen.getByText(text).closest('article')!)
    .queryAllByRole('button')
    .map((button) => button.textContent);

beforeEach(() => $viewer.set(me));
afterEach(() => {
  act(closeModal);
  vi.unstubAllGlobals();
});

it('shows who said what and when, oldest first', () => {
  show(post([comment(1, 'First'), comment(2, 'Second', me)]));
  expect(shown()).toEqual([
    'other Nov 21, 2026FirstAnswer otherReport',
    'me Nov 21, 2026SecondAnswer meEditDelete',
  ]);
});

it('says of a comment without text that it was deleted', () => {
  show(post([comment(1, '')]));
  expect(shown()).toEqual(['other Nov 21, 2026This comment was deleted']);
});

it('has the buttons of an author at their own comments only', () => {
  show(post([comment(1, 'Theirs'), comment(2, 'Mine', me)]));
  expect(buttonsOf('Theirs')).toEqual(['Answer other', 'Report']);
  expect(buttonsOf('Mine')).toEqual(['Answer me', 'Edit', 'Delete']);
});

const EARLIER = '/api/news/3/comments/?cursor=x';

it.each([
  ['Add Comment', 'nobody has commented', post([])],
  ['Add Comment', 'others have', post([comment(1, 'First')])],
  ['Add Another Comment', 'the viewer has', post([comment(1, 'First', me), comment(2, 'Second')])],
  ['Add Another Comment', 'the viewer has, earlier', post([comment(2, 'Second')], EARLIER, 1)],
])('invites with %s where %s', (name, _, detail) => {
  show(detail);
  expect(screen.getByRole('button', { name })).toBeTruthy();
  const { length } = detail.comments;
  expect(screen.queryAllByText('No comments yet')).toHaveLength(length === 0 ? 1 : 0);
});

it('asks visitors to sign in', async () => {
  $viewer.set(null);
  const ask = vi.fn();
  setHost({ requestSignIn: ask });
  show(post([comment(1, 'First', me)]));
  expect(buttonsOf('First')).toEqual([]);
  await press('Sign in to join the discussion');
  expect(ask).toHaveBeenCalledOnce();
});

it('shows earlier comments on request, and asks again for those that did not come', async () => {
  let network = false;
  stubNetwork((_, address) =>
    network && address === '/api/news/3/comments/?cursor=x'
      ? { status: 200, body: [comment(1, 'Early')] }
      : undefined,
  );
  show(post([comment(2, 'Late')], '/api/news/3/comments/?cursor=x'));
  await press('Show earlier comments');
  expect(screen.getByText('Something went wrong. Please try again')).toBeTruthy();
  network = true;
  await press('Show earlier comments');
  expect(shown()).toEqual([
    'other Nov 21, 2026EarlyAnswer otherReport',
    'other Nov 21, 2026LateAnswer otherReport',
  ]);
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull();
});

it('asks for one page, however often it is pressed while that is on its way', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const headers = { link: '</api/news/3/comments/?cursor=a>; rel="next"' };
    return Response.json([comment(1, 'Early')], { headers });
  });
  show(post([comment(2, 'Late')], '/api/news/3/comments/?cursor=x'));
  const button = screen.getByRole('button', { name: 'Show earlier comments' });
  await act(async () => button.click());
  expect(asked).toEqual(['/api/news/3/comments/?cursor=x']);
  act(() => button.click());
  await act(async () => button.click());
  expect(asked.slice(1)).toEqual(['/api/news/3/comments/?cursor=a']);
});

it('shows a new comment once the post is read again, and closes', async () => {
  const posted = post([comment(1, 'First'), comment(2, 'Mine', me)]);
  stubNetwork((method) => ({ status: method === 'POST' ? 201 : 200, body: posted }));
  show(post([comment(1, 'First')]));
  await press('Add Comment');
  const field = await screen.findByLabelText('Leave Your Thoughts');
  fireEvent.input(field, { target: { value: 'Mine' } });
  await press('Post Comment');
  expect(screen.getByRole('button', { name: 'Add Another Comment' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toHaveLength(2);
  expect($toast.get()?.text).toBe('Your comment is posted.');
});

const answering = (id: number, answers: number, content: string, users = me) => ({
  ...comment(id, content, users),
  answers,
});

it('has answers under what they answer, and says so of those that stand apart', () => {
  show(
    post([
      comment(1, 'First'),
      comment(2, 'Second'),
      answering(3, 1, 'Yes'),
      answering(4, 0.5, 'No'),
    ]),
  );
  const [first, second] = screen.getAllByRole('list')[0]!.children;
  expect(within(first as HTMLElement).getByText('Yes')).toBeTruthy();
  expect(within(second as HTMLElement).queryByText('Yes')).toBeNull();
  const apart = within(screen.getByText('No').closest('article')!);
  expect(apart.getByRole('link', { name: 'another comment' })).toBeTruthy();
  expect(screen.getAllByText('another comment')).toHaveLength(1);
});

it('says when a comment was edited, and has an address for each', () => {
  show(post([{ ...comment(1, 'First'), edited_at: '2026-11-22T01:00:00.000Z' }]));
  expect(shown()[0]).toContain('· Edited Nov 22, 2026');
  expect(screen.getByRole('link', { name: 'Nov 21, 2026' }).getAttribute('href')).toBe(
    '/news/3?comment=1#comment-1',
  );
});

it('answers a comment, and says to whom where that is an answer itself', async () => {
  const answered = answering(2, 1, 'Yes', { id: 8, username: 'other' });
  const sent = stubNetwork(() => ({ status: 201, body: post([]) }));
  show(post([comment(1, 'First'), answered]));
  const fieldOf = async (text: string) => {
    const article = within(screen.getByText(text).closest('article')!);
    await act(async () => fireEvent.click(article.getByRole('button', { name: 'Answer other' })));
    return screen.findByLabelText<HTMLTextAreaElement>('Leave Your Thoughts');
  };
  expect((await fieldOf('First')).value).toBe('');
  act(closeModal);
  const field = await fieldOf('Yes');
  expect(field.value).toBe('@other ');
  expect(screen.getByRole('dialog').textContent).toContain('other Yes');
  fireEvent.input(field, { target: { value: '@other No' } });
  await press('Post Comment');
  expect(sent[0]).toEqual([
    'POST',
    '/api/news/comment/new/',
    { content: '@other No', user_id: 7, news_id: 3, answers: 2 },
  ]);
});

it('lets who wrote the record remove what is said under it', () => {
  show({ ...post([comment(1, 'Theirs')]), user_id: me.id });
  expect(buttonsOf('Theirs')).toEqual(['Answer other', 'Report', 'Remove']);
});

it('says that comments are closed, and offers none', () => {
  show({ ...post([comment(1, 'Theirs'), comment(2, 'Mine', me)]), locked: true });
  expect(screen.getByText('Comments are closed.')).toBeTruthy();
  expect(buttonsOf('Theirs')).toEqual(['Report']);
  expect(buttonsOf('Mine')).toEqual(['Delete']);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('offers them to moderators, where they are closed', () => {
  $viewer.set({ ...me, role: 'moderator' });
  show({ ...post([comment(1, 'Theirs')]), locked: true });
  expect(screen.getByText('Comments are closed.')).toBeTruthy();
  expect(buttonsOf('Theirs')).toEqual(['Answer other', 'Report']);
  expect(screen.getByRole('button', { name: 'Add Comment' })).toBeTruthy();
});

it('says of a comment that a link led to and that is gone that it is', () => {
  window.history.replaceState(null, '', '/news/3?comment=9#comment-9');
  show(post([comment(1, 'First')]));
  expect(screen.getByText('That comment is no longer here.')).toBeTruthy();
  window.history.replaceState(null, '', '/');
});

it('brings the comment that a link led to into sight, and has the way to later ones', async () => {
  window.history.replaceState(null, '', '/news/3?comment=1#comment-1');
  stubNetwork((_, address) =>
    address === '/api/news/3/comments/?after=2'
      ? { status: 200, body: [comment(3, 'Last')] }
      : undefined,
  );
  const later_comments = '/api/news/3/comments/?after=2';
  show({ ...post([comment(1, 'First'), comment(2, 'Second')]), later_comments });
  expect(document.activeElement?.id).toBe('comment-1');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('location');
  await press('Show later comments');
  expect(screen.getByText('Last')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show later comments' })).toBeNull();
  window.history.replaceState(null, '', '/');
});
