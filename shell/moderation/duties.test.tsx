/** The contact, the public numbers, and the note above the queue. */
import { OUTCOMES_READ } from '@desert/contract/moderation/decisions';
import { OPERATOR_READ } from '@desert/contract/pages/operator';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../testing/showPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { Outcomes } from './Outcomes.tsx';
import { QueueNote } from './QueueNote.tsx';

const answer = (read: string, body: unknown) => ({ responses: { [read]: { status: 200, body } } });

it('the contact page shows the operator’s name and email, or says that there is no email yet', async () => {
  const full = { name: 'The fans', address: '1 Main Street', email: 'fans@example.com' };
  const page = <ContactPage onShown={() => {}} />;
  const { unmount } = await showPage(page, { state: answer(OPERATOR_READ, full) });
  const link = screen.getByRole('link', { name: 'fans@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:fans@example.com');
  expect(screen.getByText('1 Main Street')).toBeTruthy();
  unmount();
  await showPage(page, { state: answer(OPERATOR_READ, { name: '', address: '', email: '' }) });
  expect(screen.getByText(/There’s no email address here yet/)).toBeTruthy();
});

it('the moderation log counts the outcomes of each month', async () => {
  const counts = { hide: 3, automatic: 1, appeal: 2, overturned: 1 };
  await showPage(<Outcomes />, { state: answer(OUTCOMES_READ, [{ month: '2026-11', counts }]) });
  expect(screen.getByText('November 2026')).toBeTruthy();
  expect(
    screen.getByText(
      '3 hidden, 1 of all actions automatic, 2 second looks asked for, 1 decision reversed by it',
    ),
  ).toBeTruthy();
});

const QUEUE = { open: 4, oldest_hours: 50, passkey_deadline: null, is_locked: false };

it.each([
  [QUEUE, '4 open cases, the oldest for 2 days. Our goal is to decide each within a day.'],
  [
    { ...QUEUE, open: 0, passkey_deadline: '2026-11-21T04:33:02.000Z' },
    'Moderators need a passkey and two-step verification from their second week on.',
  ],
  [
    { ...QUEUE, passkey_deadline: '2026-11-21T04:33:02.000Z', is_locked: true },
    'Moderating is paused.',
  ],
])('the note above the moderation queue explains the state %o', async (state, words) => {
  const { container } = await showPage(<QueueNote state={state} />);
  expect(container.textContent).toContain(words);
});
