import { RULES } from '@desert/contract/moderation/moderation';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { $viewer } from '../app/session.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { stubSignIn, type } from '../testing/actions.tsx';
import { me, stubNetwork } from '../testing/comments.ts';
import { $toast } from '../toast/store.ts';
import { ReportButton } from './ReportButton.tsx';

beforeEach(() => $viewer.set(me));

function show() {
  render(
    <>
      <ReportButton kind="news" id={3} owner={8} />
      <ModalHost />
    </>,
  );
}
const press = (name: string, at = 0) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[at]!));

it('the report form keeps its text until the report is sent and the record is marked as reported', async () => {
  const failed = stubNetwork(() => undefined);
  show();
  await press('Report');
  const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
  const rules = within(dialog).getAllByRole<HTMLInputElement>('radio');
  expect(rules.map(({ value }) => value)).toEqual([...Object.keys(RULES), '']);
  await press('Send report');
  expect(screen.getByText('Choose a rule')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('It’s something else'));
  await press('Send report');
  expect(screen.getByText('Tell us what’s wrong')).toBeTruthy();
  expect(failed).toEqual([]);
  type('Details', ' Odd ');
  await press('Send report');
  expect(screen.getByText('Something went wrong. Please try again')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe(' Odd ');
  const requests = stubNetwork(() => ({ status: 201, body: { message: 'Done' } }));
  await press('Send report');
  expect(requests).toEqual([
    ['POST', '/api/reports/new/', { kind: 'news', id: 3, rule: '', reason: 'Odd' }],
  ]);
  expect($toast.get()?.text).toBe('Thanks for your report. A moderator will review it.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Reported');
  expect((await screen.findByRole('dialog')).textContent).toContain('already reported');
  act(() => $viewer.set({ ...me, id: me.id + 1 }));
  expect(screen.queryByRole('button', { name: 'Reported' })).toBeNull();
});

it('a report that names a rule needs no details', async () => {
  const requests = stubNetwork(() => ({ status: 201, body: { message: 'Done' } }));
  show();
  await press('Report');
  await screen.findByRole('dialog');
  fireEvent.click(screen.getByLabelText('It’s spam'));
  await press('Send report');
  expect(requests).toEqual([
    ['POST', '/api/reports/new/', { kind: 'news', id: 3, rule: 'spam', reason: '' }],
  ]);
});

it('only a signed-in member can report a record, and only records of other members', async () => {
  $viewer.set(null);
  const { signIn } = stubSignIn();
  show();
  await press('Report');
  await signIn(me);
  await screen.findByRole('dialog');
  act(() => $viewer.set({ ...me, id: 8 }));
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});
