import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { $modal, openModal } from '../app/modal.ts';
import { ModalHost } from './ModalHost.tsx';

beforeEach(() => void render(<ModalHost />));

const dialog = () => screen.queryByRole('dialog');

it('the modal host shows only the modal that opened last, under its label', () => {
  expect(dialog()).toBeNull();
  act(() => openModal({ label: 'Log In', content: <p>Hello</p> }));
  expect(screen.getByRole('dialog', { name: 'Log In' }).textContent).toContain('Hello');
  act(() => openModal({ label: 'Second', content: 'second' }));
  expect(screen.getByRole('dialog', { name: 'Second' }).textContent).not.toContain('Hello');
});

it.each<[string, () => void]>([
  ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['a press on the backdrop', () => fireEvent.mouseDown(dialog()!)],
  ['Escape, before the browser has closed it', () => fireEvent(dialog()!, new Event('cancel'))],
  ['the browser', () => fireEvent(dialog()!, new Event('close'))],
])('a modal closes by %s', (_, close) => {
  act(() => openModal({ label: 'Log In', content: <p>Hello</p> }));
  act(close);
  expect(dialog()).toBeNull();
  expect($modal.get()).toBeNull();
});

it('a persistent modal can be closed only by its content', () => {
  const content = (close: () => void) => <button onClick={close}>I have them</button>;
  act(() => openModal({ label: 'Codes', persistent: true, content }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    fireEvent.mouseDown(dialog()!);
    fireEvent(dialog()!, cancel);
    (dialog() as HTMLDialogElement).close();
    fireEvent(dialog()!, new Event('close'));
  });
  expect(cancel.defaultPrevented).toBe(true);
  expect((dialog() as HTMLDialogElement).open).toBe(true);
  act(() => screen.getByRole('button', { name: 'I have them' }).click());
  expect(dialog()).toBeNull();
});

it('the content of a replaced modal cannot close the next modal', () => {
  const closings: (() => void)[] = [];
  const content = (close: () => void) => {
    closings.push(close);
    return 'Hello';
  };
  act(() => openModal({ label: 'First', content }));
  act(() => openModal({ label: 'Second', content }));
  act(() => closings[0]!());
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeTruthy();
  act(() => closings.at(-1)!());
  expect(dialog()).toBeNull();
});

it('a modal stays open on a press inside, and after a canceled file choice', () => {
  act(() => openModal({ label: 'Photos', content: <input aria-label="Photo" type="file" /> }));
  fireEvent.mouseDown(screen.getByLabelText('Photo'));
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(dialog()).not.toBeNull();
});

it.each([
  ['opens', () => {}],
  ['takes the place of another', () => openModal({ label: 'Sign Up', content: <input /> })],
])('a modal focuses its first field if it %s', (_, before) => {
  act(before);
  const fields = (
    <form>
      <input type="hidden" />
      <input aria-label="E-mail" />
      <textarea aria-label="More" />
    </form>
  );
  act(() => openModal({ label: 'Log In', content: fields }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});
