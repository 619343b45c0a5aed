import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModalHost } from './ModalHost.tsx';
import { openLazyModal } from './openLazyModal.tsx';
import { closeModal } from './store.ts';

beforeEach(() => {
  render(<ModalHost />);
});
afterEach(() => {
  act(closeModal);
  vi.restoreAllMocks();
});

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
