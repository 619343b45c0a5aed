import { announce, showToast } from '@desert/kit';
import { $toast, closeModal, ModalHost, openModal } from '@desert/kit/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';

const region = () => screen.getByRole('status');

it('the live region of the toasts exists before the first message', () => {
  render(<Toasts />);
  expect(region().textContent).toBe('');
  act(() => showToast('Your item is for sale.'));
  expect(region().textContent).toBe('Your item is for sale.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a toast is shown for 5 s, with Undo for 10 s, and while its button has focus', () => {
  vi.useFakeTimers();
  render(<Toasts />);
  act(() => showToast('Your item is for sale.'));
  act(() => void vi.advanceTimersByTime(4999));
  expect(region().textContent).toBe('Your item is for sale.');
  act(() => void vi.advanceTimersByTime(1));
  expect(region().textContent).toBe('');

  act(() => $toast.set({ text: 'Your item was deleted.', undo: () => {} }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(region().textContent).toContain('Your item was deleted.');
  fireEvent.blur(undo);
  act(() => void vi.advanceTimersByTime(9999));
  expect(region().textContent).toContain('Your item was deleted.');
  act(() => void vi.advanceTimersByTime(1));
  expect(region().textContent).toBe('');
});

it('a message for screen readers is announced each time that it is repeated', () => {
  render(<Toasts />);
  act(() => announce('Sorted by Goals, descending'));
  const message = screen.getByText('Sorted by Goals, descending');
  expect(region().contains(message)).toBe(true);
  expect(message.className).toBe('visually-hidden');
  act(() => announce('Sorted by Goals, descending'));
  expect(screen.getByText('Sorted by Goals, descending')).not.toBe(message);
});

it('a toast says that the browser is offline until it is online again', () => {
  render(<Toasts />);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(region().textContent).toContain('You’re offline.');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(region().textContent).toBe('');
});

it('a toast is shown in the open modal, and on the page when the modal closes', () => {
  const undo = vi.fn<() => void>();
  render(
    <>
      <Toasts />
      <ModalHost>
        <Toasts inModal />
      </ModalHost>
    </>,
  );
  act(() => announce('Sorted by Goals, descending'));
  act(() => openModal({ label: 'Log In', content: 'Hello' }));
  act(() => $toast.set({ text: 'Your item was deleted.', undo }));
  const [outside, inside] = screen.getAllByRole('status');
  expect(screen.getByRole('dialog').contains(inside!)).toBe(true);
  expect(inside!.textContent).toBe('Your item was deleted.Undo');
  expect(outside!.textContent).toBe('Sorted by Goals, descending');
  act(closeModal);
  expect(region().textContent).toContain('Your item was deleted.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(region().textContent).toBe('Sorted by Goals, descending');
});
