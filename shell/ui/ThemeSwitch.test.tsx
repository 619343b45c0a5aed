import { press } from '@desert/kit/testing';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  send.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
  window.history.replaceState(null, '', '/news?cursor=x');
  render(<ThemeSwitch theme="dark" />);
});

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

it('choosing a theme changes the switch and the page at once, and stores the choice', async () => {
  expect(pressed()).toEqual(['Dark']);
  await press('Light');
  expect(pressed()).toEqual(['Light']);
  expect(document.documentElement.dataset['theme']).toBe('light');
  const [address, init] = send.mock.calls[0]!;
  expect(address).toBe('/theme');
  expect(init).toMatchObject({ method: 'POST', body: new URLSearchParams({ theme: 'light' }) });
});

it('the theme switch changes the page even if the choice can’t be stored', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  await press('System');
  expect(document.documentElement.dataset['theme']).toBe('system');
});

it('the theme switch without scripts is a form that returns to the page', () => {
  const form = screen.getByRole('group', { name: 'Theme' }).closest('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/theme']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ next: '/news?cursor=x' });
  const values = screen.getAllByRole('button').map((button) => button.getAttribute('value'));
  expect(values).toEqual(['system', 'light', 'dark']);
});
