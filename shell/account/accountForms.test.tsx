import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountForm } from './AccountForm.tsx';
import type { AccountFormName } from './accountForms.ts';

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** Shows a form in front of an API that signs everybody in. @returns what it is sent */
function show(name: AccountFormName): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json({ id: 7, username: 'fan', email: 'fan@example.com' });
  });
  render(<AccountForm name={name} next="/" />);
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

it('logs in with the e-mail trimmed and the password as it was typed', async () => {
  const sent = show('login');
  type('E-mail', ' fan@example.com ');
  type('Password', ' howl ');
  await press('Log In');
  expect(sent).toEqual([{ email: 'fan@example.com', password: ' howl ' }]);
});

it('signs up with all but the passwords trimmed', async () => {
  const sent = show('signup');
  type('E-mail', ' fan@example.com');
  type('Username', 'fan ');
  type('Password', ' howl at the moon');
  type('Confirm Password', ' howl at the moon');
  await press('Sign Up');
  const password = ' howl at the moon';
  expect(sent).toEqual([{ email: 'fan@example.com', username: 'fan', password }]);
});

it('shows what the API says of a password at its field, and keeps what was typed', async () => {
  const password = 'This password is one of the most used. Please choose another.';
  show('signup');
  vi.stubGlobal('fetch', async () => Response.json({ errors: { password } }, { status: 400 }));
  type('E-mail', 'fan@example.com');
  type('Username', 'fan');
  type('Password', 'baseball');
  type('Confirm Password', 'baseball');
  await press('Sign Up');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(screen.getByText(password)).toBeTruthy();
  expect([document.activeElement, field.value]).toEqual([field, 'baseball']);
  expect(screen.getByLabelText<HTMLInputElement>('Confirm Password').value).toBe('baseball');
});

it('refuses a name that pretends before it is sent', async () => {
  const sent = show('signup');
  type('E-mail', 'fan@example.com');
  type('Username', 'M0derator');
  type('Password', 'howl at the moon');
  type('Confirm Password', 'howl at the moon');
  await press('Sign Up');
  expect(screen.getByText('This username is taken')).toBeTruthy();
  expect(sent).toEqual([]);
});
