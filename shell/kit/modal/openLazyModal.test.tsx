import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ModalHost } from './ModalHost.tsx';
import { openLazyModal } from './openLazyModal.tsx';
import { type Modal, openModal } from './store.ts';

beforeEach(() => void render(<ModalHost />));

it('opens a modal once its code is there', async () => {
  await act(() => openLazyModal(async () => ({ label: 'Log In', content: 'Hello' })));
  expect(screen.getByRole('dialog', { name: 'Log In' }).textContent).toContain('Hello');
});

it('says so where the code does not come', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await act(() => openLazyModal(() => Promise.reject(new Error('404'))));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Something went wrong. Please try again',
  );
});

it('does not come over a modal that opened while its code was on its way', async () => {
  let arrive: (modal: Modal) => void = () => {};
  const code = new Promise<Modal>((resolve) => (arrive = resolve));
  const opened = openLazyModal(() => code);
  act(() => openModal({ label: 'Sign Up', content: 'Hello' }));
  await act(async () => {
    arrive({ label: 'Log In', content: 'Hello' });
    await opened;
  });
  expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeTruthy();
});
