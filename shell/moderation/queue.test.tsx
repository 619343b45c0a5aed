import { QUEUE_READ } from '@desert/contract/moderation/moderation-pages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  at,
  CONTEXT,
  aCase,
  ok,
  listButtons,
  QUEUE,
  showModeration,
} from '../testing/moderation.tsx';

it('a moderator who has no passkey after the first week sees no case', async () => {
  const locked = { ...QUEUE, open: 3, passkey_deadline: at, is_locked: true };
  await showModeration(ok([aCase()]), '', { [`GET ${QUEUE_READ}`]: ok(locked) });
  expect(screen.getByRole('status').textContent).toContain('Moderating is paused.');
  expect(screen.queryByRole('article')).toBeNull();
});

it('a case with an appeal shows the reason of the appeal, and actions that grant or reject it', async () => {
  const appeal = { action: 'remove' as const, reason: 'It was mine', at };
  await showModeration(ok([aCase({ hidden: true, appeal, reasons: [], report_count: 0 })]));
  expect(screen.getByRole('article').textContent).toContain('It was mine');
  expect(listButtons()).toEqual(
    expect.arrayContaining(['Decision stands', 'Take the decision back']),
  );
});

it('the case of a notice about a page without an author shows the notice, and can only be closed', async () => {
  const notice = { why: 'danger' as const, details: 'See line 3', path: '/rules', at };
  const context = { ...CONTEXT, title: '/rules', path: '/rules', is_page: true };
  await showModeration(ok([aCase({ kind: 'notices', context, author: null, notices: [notice] })]));
  expect(screen.getByRole('article').textContent).toContain('Someone could get hurt · See line 3');
  expect(listButtons()).toEqual(['No action needed', 'Page was changed']);
});
