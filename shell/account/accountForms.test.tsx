import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LogInForm } from './LogInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const nowhere = { next: '/', onDone() {} };
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** Shows a form in front of an API that signs everybody in. @returns what it is sent */
function show(form: ReactElement): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json({ id: 7, username: 'fan', email: 'fan@example.com' });
  });
  render(form);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

it('logs in with the e-mail trimmed and the password as it was typed', async () => {
  const sent = show(<LogInForm {...nowhere} />);
  type('E-mail', ' fan@example.com ');
  type('Password', ' howl ');
  await press('Log In');
  expect(sent).toEqual([{ email: 'fan@example.com', password: ' howl ' }]);
});

it('signs up with all but the passwords trimmed', async () => {
  const sent = show(<SignUpForm {...nowhere} />);
  type('E-mail', ' fan@example.com');
  type('Username', 'fan ');
  type('Password', ' howl at the moon');
  type('Confirm Password', ' howl at the moon');
  await press('Sign Up');
  const password = ' howl at the moon';
  expect(sent).toEqual([{ email: 'fan@example.com', username: 'fan', password }]);
});
