import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Modal, openModal } from '../app/modal.ts';
import { ModalHost } from './ModalHost.tsx';
import { openLazyModal } from './openLazyModal.tsx';

beforeEach(() => void render(<ModalHost />));

it('a lazy modal opens once its code has loaded', async () => {
  await act(() => openLazyModal(async () => ({ label: 'Log In', content: 'Hello' })));
  expect(screen.getByRole('dialog', { name: 'Log In' }).textContent).toContain('Hello');
});

it('a lazy modal that fails to load shows an error message', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await act(() => openLazyModal(() => Promise.reject(new Error('404'))));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Something went wrong. Please try again',
  );
});

it('a lazy modal does not open over a modal that opened while it loaded', async () => {
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
