import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setHost } from '../host.ts';
import { ModalHost } from '../modal/ModalHost.tsx';
import { $viewer } from '../session.ts';
import { type } from '../testing/actions.tsx';
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

it('asks for what is missing, keeps what was typed where that fails, thanks, and then says that it was reported', async () => {
  const failed = stubNetwork(() => undefined);
  show();
  await press('Report');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What’s wrong?');
  await press('Send report');
  expect(screen.getByText('Say what is wrong')).toBeTruthy();
  expect(failed).toEqual([]);
  type('What’s wrong?', ' Spam ');
  await press('Send report');
  expect(screen.getByText('Something went wrong. Please try again')).toBeTruthy();
  expect(field.value).toBe(' Spam ');
  const requests = stubNetwork(() => ({ status: 201, body: { message: 'Done' } }));
  await press('Send report');
  expect(requests).toEqual([
    ['POST', '/api/reports/new/', { kind: 'news', id: 3, reason: 'Spam' }],
  ]);
  expect($toast.get()?.text).toBe('Thanks for your report. A moderator will review it.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Reported');
  expect((await screen.findByRole('dialog')).textContent).toContain('already reported');
  act(() => $viewer.set({ ...me, id: me.id + 1 }));
  expect(screen.queryByRole('button', { name: 'Reported' })).toBeNull();
});

it('asks visitors to sign in, and is not there for what is one’s own', async () => {
  $viewer.set(null);
  const ask = vi.fn();
  setHost({ requestSignIn: ask });
  show();
  await press('Report');
  expect(ask).toHaveBeenCalledOnce();
  act(() => $viewer.set({ ...me, id: 8 }));
  expect(screen.queryByRole('button')).toBeNull();
});
