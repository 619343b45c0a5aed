import type { Case, MemberRecord } from '@desert/contract/moderation/moderation';
import {
  FAILED_JOBS_READ,
  OPEN_SETTINGS_READ,
  QUEUE_READ,
} from '@desert/contract/moderation/moderation-pages';
import type { ApiResponse } from '@desert/contract/pages/page';
import { $toast, $viewer, createApiCache, ModalHost } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Api, stubApi } from '../testing/accountSettings.tsx';
import { credit, sections } from '../testing/layout.ts';
import { showPage } from '../testing/showPage.tsx';
import { ModerationPage } from './ModerationPage.tsx';

const LIST = '/api/moderation/cases/';
const ACTIONS = 'POST /api/moderation/actions/';
const at = '2026-11-21T04:33:02.000Z';

const author: MemberRecord = {
  user: { id: 5, username: 'ben' },
  member_since: at,
  suspended_until: null,
  removed: 2,
  warned: 1,
  suspended: 0,
  open: 1,
};

const CONTEXT = {
  title: 'Buy now',
  text: 'Cheap',
  images: [],
  path: '/news/3',
  on: null,
  locked: false,
};

const aCase = (more: Partial<Case> = {}): Case => ({
  id: 1,
  kind: 'news',
  subject_id: 3,
  state: 'open',
  hidden: false,
  pending: false,
  report_count: 2,
  reasons: [{ rule: 'spam', reason: 'An advertisement', by: { id: 2, username: 'ann' }, at }],
  notices: [],
  appeal: null,
  open_hours: 30,
  context: CONTEXT,
  author,
  actions: [],
  opened_at: at,
  ...more,
});

const QUEUE = { open: 0, oldest_hours: 0, passkey_deadline: null, is_locked: false };

let api: Api;

const ok = (body: unknown): ApiResponse => ({ status: 200, body });

async function open(list: ApiResponse, search = '', more: Api = {}) {
  $viewer.set({ id: 7, username: 'mod', role: 'moderator' });
  api = { [`GET ${LIST}${search}`]: list, ...more };
  const requests = stubApi(api);
  const cache = createApiCache({
    [LIST + search]: list,
    [QUEUE_READ]: more[`GET ${QUEUE_READ}`] ?? ok(QUEUE),
    [FAILED_JOBS_READ]: more[`GET ${FAILED_JOBS_READ}`] ?? ok([]),
    [OPEN_SETTINGS_READ]: more[`GET ${OPEN_SETTINGS_READ}`] ?? ok([]),
  });
  const page = (
    <>
      <ModerationPage params={{}} onShown={() => {}} />
      <ModalHost />
    </>
  );
  await showPage(page, { path: `/moderation${search}`, state: { sections, credit }, cache });
  return requests;
}

const buttons = () =>
  within(screen.getByRole('article'))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('a case has its subject, the number of reports, their reasons, and its author’s history', async () => {
  await open(ok([aCase()]));
  const text = screen.getByRole('article').textContent.replaceAll(/\s+/g, ' ');
  expect(text).toContain('A post · Nov 21, 2026 · open for 30 hours · 2 reports');
  expect(text).toContain('ann: It’s spam · An advertisement');
  expect(text).toContain('Hidden or removed: 2. Warnings: 1. Suspensions: 0. Open cases: 1.');
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe('/news/3');
});

it.each<[Partial<Case>, string[]]>([
  [{}, ['No action needed', 'Hide', 'Remove permanently', 'Close comments', 'Warn', 'Suspend']],
  [{ hidden: true, pending: true }, ['Restore', 'Remove permanently', 'Warn', 'Suspend']],
  [
    { hidden: true, pending: true, context: { ...CONTEXT, is_pending: true } },
    ['Approve', 'Reject', 'Warn', 'Suspend'],
  ],
  [
    { pending: true, context: { ...CONTEXT, is_edit: true } },
    [
      'Reject edit',
      'Approve edit',
      'Hide',
      'Remove permanently',
      'Close comments',
      'Warn',
      'Suspend',
    ],
  ],
  [{ kind: 'users' }, ['No action needed', 'Warn', 'Suspend']],
  [{ context: null }, ['No action needed', 'Warn', 'Suspend']],
  [
    { kind: 'merch', state: 'closed', author: { ...author, suspended_until: at } },
    ['Hide', 'Remove permanently', 'Warn', 'Lift suspension'],
  ],
])('a case of %j offers: %j', async (more, names) => {
  await open(ok([aCase(more)]));
  expect(buttons()).toEqual(names);
});

it('the form asks for a reason, keeps it after a conflict, and sends until done', async () => {
  const requests = await open(ok([aCase()]));
  await press('Suspend');
  const dialog = await screen.findByRole('dialog');
  await press('Suspend', dialog);
  expect(within(dialog).getByText('Give a reason. The member will see it')).toBeTruthy();
  expect(within(dialog).getByText('Choose a length', { selector: 'p' })).toBeTruthy();
  type('Reason (the member will see this)', ' Spam ');
  expect(within(dialog).getByLabelText<HTMLSelectElement>('House rule').value).toBe('spam');
  type('How long', '0');
  fireEvent.click(within(dialog).getByLabelText('Hide everything they’ve posted'));
  api[ACTIONS] = { status: 409, body: { errors: { message: 'Faster' } } };
  await press('Suspend', dialog);
  expect(within(dialog).getByText('Faster')).toBeTruthy();
  const suspended_until = '+275760-09-13T00:00:00.000Z';
  api[ACTIONS] = { status: 201, body: aCase({ author: { ...author, suspended_until } }) };
  api[`GET ${LIST}`] = ok([]);
  await press('Suspend', dialog);
  const body = { action: 'suspend', kind: 'news', id: 3, rule: 'spam', reason: 'Spam', days: 0 };
  expect(requests[1]).toEqual([ACTIONS, { ...body, everything: true }]);
  expect(screen.getByText('No cases to review.')).toBeTruthy();
  expect($toast.get()?.text).toBe(
    'Member suspended permanently. Everything they’ve posted is hidden.',
  );
});

it.each<[string, string, Partial<Case>]>([
  ['Restore', 'put-back', { hidden: true, pending: true }],
  ['No action needed', 'keep', {}],
])('%s needs no reason, so the button actions at once', async (label, name, more) => {
  const requests = await open(ok([aCase(more)]));
  api[ACTIONS] = { status: 409, body: { errors: { message: 'Faster' } } };
  await press(label);
  expect($toast.get()?.text).toBe('Faster');
  api[ACTIONS] = { status: 201, body: aCase() };
  api[`GET ${LIST}`] = ok([]);
  await press(label);
  expect(requests[0]).toEqual([ACTIONS, { action: name, kind: 'news', id: 3 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('No cases to review.')).toBeTruthy();
});

it.each([
  [true, 'Suspension lifted. Everything it hid is restored.'],
  [false, 'Suspension lifted.'],
])('lifting a suspension offers to restore what it hid: %s', async (everything, toast) => {
  const requests = await open(ok([aCase({ author: { ...author, suspended_until: at } })]));
  await press('Lift suspension');
  const dialog = await screen.findByRole('dialog');
  if (everything)
    fireEvent.click(within(dialog).getByLabelText('Also restore what the suspension hid'));
  api[ACTIONS] = { status: 201, body: aCase() };
  await press('Lift suspension', dialog);
  const lift = { action: 'unsuspend', everything, suspended_until: Date.parse(at) };
  expect(requests[0]).toEqual([ACTIONS, expect.objectContaining(lift)]);
  expect($toast.get()?.text).toBe(toast);
});

it.each([
  ['a report', {}, ['Remove permanently', 'Suspend'], []],
  [
    'a post that waits',
    { hidden: true, pending: true, context: { ...CONTEXT, is_pending: true } },
    ['Reject', 'Suspend'],
    ['Approve'],
  ],
])(
  'the actions on %s that harm have a red outline, and only Approve is strong',
  async (_, more, harmful, strong) => {
    await open(ok([aCase(more)]));
    const withLook = (look: string) =>
      within(screen.getByRole('article'))
        .getAllByRole('button')
        .filter(({ className }) => className.includes(look))
        .map(({ textContent }) => textContent);
    expect(withLook('quietDanger')).toEqual(harmful);
    expect(withLook('primary')).toEqual(strong);
  },
);

it('a link to one case shows it without reports, with neither list selected', async () => {
  const search = '?kind=news&id=3';
  const none = aCase({ id: 0, report_count: 0, reasons: [], state: 'closed' });
  await open(ok([none]), search);
  expect(screen.getByRole('article').textContent).toContain('A post · no reports');
  expect(buttons()).toContain('Hide');
  expect(screen.queryAllByRole('link', { current: true })).toEqual([]);
});

it('a comment’s text is shown once, under a link to the comment', async () => {
  const context = { ...aCase().context!, title: 'A long te', text: 'A long text', on: 'Draft day' };
  await open(ok([aCase({ kind: 'news-comments', context })]));
  expect(screen.getByRole('link', { name: 'Comment on “Draft day”' })).toBeTruthy();
  expect(screen.getByRole('article').textContent.split('A long te')).toHaveLength(2);
});

it('the page tells members that it is for moderators', async () => {
  await open({ status: 403, body: { errors: { message: 'No' } } });
  expect(screen.getByText('Only moderators can see this.')).toBeTruthy();
});

it('failed background jobs are listed, and can be retried', async () => {
  const failed = {
    id: 4,
    kind: 'notify',
    key: 'news 3 insert',
    attempts: 7,
    error: 'E',
    failed_at: at,
  };
  const requests = await open(ok([]), '', {
    [`GET ${FAILED_JOBS_READ}`]: ok([failed]),
    [`POST ${FAILED_JOBS_READ}4/retry/`]: { status: 0, body: {} },
  });
  await press('Try again');
  expect($toast.get()?.text).toBe('Something went wrong. Please try again');
  api[`POST ${FAILED_JOBS_READ}4/retry/`] = { status: 204, body: null };
  expect(screen.getByText('notify: news 3 insert')).toBeTruthy();
  api[`GET ${FAILED_JOBS_READ}`] = ok([]);
  await press('Try again');
  await waitFor(() => expect(screen.queryByText('notify: news 3 insert')).toBeNull());
  expect(requests).toContainEqual([`POST ${FAILED_JOBS_READ}4/retry/`, undefined]);
});

it('a moderator sees what the site’s owner has not decided yet', async () => {
  await open(ok([]), '', { [`GET ${OPEN_SETTINGS_READ}`]: ok(['MAIL_FROM: no mail is sent.']) });
  expect(screen.getByRole('heading', { name: 'Not set up yet' })).toBeTruthy();
  expect(screen.getByText('MAIL_FROM: no mail is sent.')).toBeTruthy();
});

it('a moderator whose first week is over without a passkey sees no case', async () => {
  const locked = { ...QUEUE, open: 3, passkey_deadline: at, is_locked: true };
  await open(ok([aCase()]), '', { [`GET ${QUEUE_READ}`]: ok(locked) });
  expect(screen.getByRole('status').textContent).toContain('Moderating is paused.');
  expect(screen.queryByRole('article')).toBeNull();
});

it('an appeal shows what its author says, and can be granted or not', async () => {
  const appeal = { action: 'remove' as const, reason: 'It was mine', at };
  await open(ok([aCase({ hidden: true, appeal, reasons: [], report_count: 0 })]));
  expect(screen.getByRole('article').textContent).toContain('It was mine');
  expect(buttons()).toEqual(expect.arrayContaining(['Decision stands', 'Take the decision back']));
});

it('a notice shows its kind, and a page without an author can only be closed', async () => {
  const notice = { why: 'danger' as const, details: 'See line 3', path: '/rules', at };
  const context = { ...CONTEXT, title: '/rules', path: '/rules', is_page: true };
  await open(ok([aCase({ kind: 'notices', context, author: null, notices: [notice] })]));
  expect(screen.getByRole('article').textContent).toContain('Someone could get hurt · See line 3');
  expect(buttons()).toEqual(['No action needed', 'Page was changed']);
});
