import type { Case } from '@desert/contract/moderation/moderation';
import { FAILED_JOBS_READ, OPEN_SETTINGS_READ } from '@desert/contract/moderation/moderation-pages';
import { $toast } from '@desert/kit/shell';
import { press, type } from '@desert/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Api } from '../testing/accountSettings.tsx';
import {
  ACTIONS,
  LIST,
  at,
  author,
  CONTEXT,
  aCase,
  ok,
  listButtons,
  showModeration,
} from '../testing/moderation.tsx';

let api: Api;

async function openPage(...shown: Parameters<typeof showModeration>) {
  const page = await showModeration(...shown);
  api = page.api;
  return page.requests;
}

it('a moderation case shows its subject, its reports and the history of its author', async () => {
  await openPage(ok([aCase()]));
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
])('a moderation case of %j offers the actions %j', async (more, names) => {
  await openPage(ok([aCase(more)]));
  expect(listButtons()).toEqual(names);
});

it('the moderation form requires a reason, which stays in the form after a conflict', async () => {
  const requests = await openPage(ok([aCase()]));
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
])(
  'the moderation action %s needs no reason and is taken as soon as its button is pressed',
  async (label, name, more) => {
    const requests = await openPage(ok([aCase(more)]));
    api[ACTIONS] = { status: 409, body: { errors: { message: 'Faster' } } };
    await press(label);
    expect($toast.get()?.text).toBe('Faster');
    api[ACTIONS] = { status: 201, body: aCase() };
    api[`GET ${LIST}`] = ok([]);
    await press(label);
    expect(requests[0]).toEqual([ACTIONS, { action: name, kind: 'news', id: 3 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('No cases to review.')).toBeTruthy();
  },
);

it.each([
  [true, 'Suspension lifted. Everything it hid is restored.'],
  [false, 'Suspension lifted.'],
])(
  'lifting a suspension restores what it hid only if the moderator chooses so: %s',
  async (everything, toast) => {
    const requests = await openPage(ok([aCase({ author: { ...author, suspended_until: at } })]));
    await press('Lift suspension');
    const dialog = await screen.findByRole('dialog');
    if (everything)
      fireEvent.click(within(dialog).getByLabelText('Also restore what the suspension hid'));
    api[ACTIONS] = { status: 201, body: aCase() };
    await press('Lift suspension', dialog);
    const lift = { action: 'unsuspend', everything, suspended_until: Date.parse(at) };
    expect(requests[0]).toEqual([ACTIONS, expect.objectContaining(lift)]);
    expect($toast.get()?.text).toBe(toast);
  },
);

it.each([
  ['a report', {}, ['Remove permanently', 'Suspend'], []],
  [
    'a post that waits',
    { hidden: true, pending: true, context: { ...CONTEXT, is_pending: true } },
    ['Reject', 'Suspend'],
    ['Approve'],
  ],
])(
  'the look of the buttons for %s sets harmful actions and Approve apart',
  async (_, more, harmful, strong) => {
    await openPage(ok([aCase(more)]));
    const withLook = (look: string) =>
      within(screen.getByRole('article'))
        .getAllByRole('button')
        .filter(({ className }) => className.includes(look))
        .map(({ textContent }) => textContent);
    expect(withLook('quietDanger')).toEqual(harmful);
    expect(withLook('primary')).toEqual(strong);
  },
);

it('a link to a single case shows the case even without reports', async () => {
  const search = '?kind=news&id=3';
  const none = aCase({ id: 0, report_count: 0, reasons: [], state: 'closed' });
  await openPage(ok([none]), search);
  expect(screen.getByRole('article').textContent).toContain('A post · no reports');
  expect(listButtons()).toContain('Hide');
  expect(screen.queryAllByRole('link', { current: true })).toEqual([]);
});

it('the moderation case of a comment shows the text a single time, under a link to the comment', async () => {
  const context = { ...aCase().context!, title: 'A long te', text: 'A long text', on: 'Draft day' };
  await openPage(ok([aCase({ kind: 'news-comments', context })]));
  expect(screen.getByRole('link', { name: 'Comment on “Draft day”' })).toBeTruthy();
  expect(screen.getByRole('article').textContent.split('A long te')).toHaveLength(2);
});

it('the moderation page tells members that it is for moderators', async () => {
  await openPage({ status: 403, body: { errors: { message: 'No' } } });
  expect(screen.getByText('Only moderators can see this.')).toBeTruthy();
});

it('a moderator sees the background jobs that failed, and can retry each', async () => {
  const failed = {
    id: 4,
    kind: 'notify',
    key: 'news 3 insert',
    attempts: 7,
    error: 'E',
    failed_at: at,
  };
  const requests = await openPage(ok([]), '', {
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

it('a moderator sees which settings the site’s owner has not decided yet', async () => {
  await openPage(ok([]), '', {
    [`GET ${OPEN_SETTINGS_READ}`]: ok(['MAIL_FROM: no mail is sent.']),
  });
  expect(screen.getByRole('heading', { name: 'Not set up yet' })).toBeTruthy();
  expect(screen.getByText('MAIL_FROM: no mail is sent.')).toBeTruthy();
});
