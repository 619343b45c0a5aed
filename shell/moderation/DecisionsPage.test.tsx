import { type Decision, DECISIONS_READ } from '@desert/contract/moderation/decisions';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../testing/showPage.tsx';
import { DecisionsPage } from './DecisionsPage.tsx';

const at = '2026-11-21T04:33:02.000Z';

const decision: Decision = {
  id: 12,
  action: 'hide',
  kind: 'news',
  title: 'Buy now',
  path: '/news/3',
  rule: 'spam',
  reason: 'An ad',
  at,
  until: null,
  by_rule: false,
  has_others: true,
  appeal: null,
  can_appeal: true,
};

const open = (decisions: Decision[], state = {}, status = 200) =>
  showPage(<DecisionsPage onShown={() => {}} />, {
    path: '/user/decisions',
    state: { responses: { [DECISIONS_READ]: { status, body: decisions } }, ...state },
  });

const text = () => screen.getByRole('article').textContent;

it('a moderation decision says what was decided, by which rule and why, and that a person decided', async () => {
  await open([decision]);
  expect(screen.getByRole('heading', { name: /^Hidden: “ ?Buy now ?”$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe('/news/3');
  for (const part of ['House rule: No spam', 'An ad', 'A moderator decided this, not a machine.'])
    expect(text()).toContain(part);
});

it.each([
  [{ by_rule: true }, 'This happened automatically'],
  [{ has_others: false }, 'There’s only one moderator right now'],
  [{ appeal: { at, outcome: null } }, 'You asked for a second look'],
  [{ appeal: { at, outcome: 'kept' } }, 'A second look confirmed it.'],
  [{ appeal: { at, outcome: 'changed' } }, 'This decision was reversed.'],
  [{ appeal: { at, outcome: 'moot' } }, 'It’s deleted, so there was nothing left to review.'],
] as const)('the page of moderation decisions explains a decision with %o', async (more, words) => {
  await open([{ ...decision, can_appeal: !('appeal' in more), ...more }]);
  expect(text()).toContain(words);
  expect(screen.queryByLabelText('What did we get wrong?') === null).toBe('appeal' in more);
});

it('the text of an appeal that is too long stays in the form of its decision', async () => {
  const form = {
    errors: { reason: 'Explanation must be 1,000 characters or fewer' },
    values: { decision: ['12'], reason: ['Because'] },
  };
  await open([{ ...decision, id: 13 }, decision], { form });
  const fields = screen.getAllByLabelText<HTMLTextAreaElement>('What did we get wrong?');
  expect(fields.map(({ value }) => value)).toEqual(['', 'Because']);
});

it('a signed-out visitor to the page of moderation decisions gets a link to the log-in', async () => {
  await open([], {}, 401);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?next=/user/decisions',
  );
});

it('a member without moderation decisions is told that there are none', async () => {
  await open([]);
  expect(screen.getByText('No decisions about you. Keep it up.')).toBeTruthy();
});
