import type { Case } from '@desert/contract/moderation/moderation';
import type { ApiResponse } from '@desert/contract/pages/page';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { $viewer } from '../app/session.ts';
import { Comments } from '../comments/Comments.tsx';
import { ModalHost } from '../modal/ModalHost.tsx';
import { ApiCacheContext } from '../section/context.tsx';
import { press, type } from '../testing/actions.tsx';
import { cacheWith, bodyAt, comment, me, post, POSTS, stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { ModerateButton } from './ModerateButton.tsx';

const at = '2026-11-21T04:33:02.000Z';
const author = {
  user: { id: 8, username: 'other' },
  member_since: at,
  suspended_until: null,
  removed: 0,
  warned: 0,
  suspended: 0,
  open: 0,
};
const aCase = (more: Partial<Case>): Case => ({
  id: 0,
  kind: 'news',
  subject_id: 3,
  state: 'closed',
  hidden: false,
  pending: false,
  report_count: 0,
  reasons: [],
  notices: [],
  appeal: null,
  open_hours: 0,
  context: { title: 'Buy now', text: '', images: [], path: '/news/3', on: null, locked: false },
  author,
  actions: [],
  opened_at: at,
  ...more,
});

const detail = post([comment(1, 'Rude')]);
let cache: ReturnType<typeof cacheWith>;
let responses: Record<string, ApiResponse>;
let requests: unknown[][];

beforeEach(() => {
  $viewer.set({ ...me, role: 'moderator' });
  history.replaceState(null, '', '/news/3');
  cache = cacheWith(detail);
  responses = {
    'GET /api/moderation/cases/?kind=news&id=3': { status: 200, body: [aCase({})] },
    'GET /api/moderation/cases/?kind=news-comments&id=1': {
      status: 200,
      body: [aCase({ kind: 'news-comments', subject_id: 1 })],
    },
    'POST /api/moderation/actions/': { status: 201, body: aCase({}) },
  };
  requests = stubNetwork((method, address) => responses[`${method} ${address}`]);
});

const show = () =>
  render(
    <ApiCacheContext value={cache}>
      <ModerateButton kind={POSTS} record={{ id: 3, user_id: 8 }} />
      <Comments kind={POSTS} record={detail} />
      <ModalHost />
    </ApiCacheContext>,
  );

/** Opens a case. @param which 0 for the post, 1 for its comment */
async function openCase(which: number): Promise<HTMLElement> {
  await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'Moderate' })[which]!));
  return screen.findByRole('dialog', { name: /^Moderate this/ });
}

async function giveReason(name: string) {
  const form = await screen.findByRole('dialog', { name });
  type('Reason (the member will see this)', 'Not kind');
  await press(name, form);
}

it('only a moderator sees the link to moderate another member’s record', () => {
  const { unmount } = show();
  const links = screen.getAllByRole('link', { name: 'Moderate' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/moderation?kind=news&id=3',
    '/moderation?kind=news-comments&id=1',
  ]);
  unmount();
  for (const viewer of [null, me, { ...me, id: 8, role: 'moderator' as const }]) {
    act(() => $viewer.set(viewer));
    show().unmount();
    expect(screen.queryByRole('link', { name: 'Moderate' })).toBeNull();
  }
});

it('hiding the open post removes it from its list and opens the list', async () => {
  show();
  const dialog = await openCase(0);
  expect(dialog.textContent).toContain('A post · no reports');
  expect(within(dialog).getByRole('link', { name: 'Open case' })).toBeTruthy();
  await press('Hide', dialog);
  await giveReason('Hide');
  expect(requests.at(-1)).toMatchObject([
    'POST',
    '/api/moderation/actions/',
    { action: 'hide', kind: 'news', id: 3, reason: 'Not kind' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/news');
  expect(bodyAt(cache, '/api/news/')).toEqual([]);
  expect($toast.get()?.text).toBe('Post hidden.');
});

it('hiding a comment removes it and focuses the heading of the comments', async () => {
  show();
  responses['POST /api/moderation/actions/'] = {
    status: 201,
    body: aCase({ kind: 'news-comments', subject_id: 1 }),
  };
  await press('Hide', await openCase(1));
  await giveReason('Hide');
  expect(bodyAt(cache, '/api/news/3/')).toMatchObject({ comments: [], comment_count: 0 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comments' }));
  expect($toast.get()?.text).toBe('Comment hidden.');
});

it('the moderator sees a message if a case cannot be reviewed or does not load', async () => {
  responses['GET /api/moderation/cases/?kind=news&id=3'] = { status: 200, body: [] };
  show();
  expect((await openCase(0)).textContent).toContain('You can’t review this');
  responses = {};
  await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'Moderate' })[0]!));
  expect(await screen.findByText(/^Something went wrong/)).toBeTruthy();
});
