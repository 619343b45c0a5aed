/** Actions of tests on a page. */
import type { Viewer } from '@desert/contract/accounts/account';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { setKitHost } from '../app/host.ts';
import { $viewer } from '../app/session.ts';

/** Clicks a button, and waits for the updates that this causes. */
export async function press(name: string | RegExp, inside = document.body): Promise<void> {
  await act(async () => fireEvent.click(within(inside).getByRole('button', { name })));
}

/** Types into the field with a label, even if a section has the same label. */
export function type(label: string, value: string): void {
  const field = screen.getByLabelText(label, { selector: 'input, textarea, select' });
  fireEvent.input(field, { target: { value } });
}

/**
 * Renders a page on the server and hydrates it. Fails the test if React reports a difference or any other error.
 * @param visit called with the server's HTML before hydration
 */
export async function hydrate(page: ReactNode, visit: (container: HTMLElement) => void = () => {}) {
  const html = renderToString(page);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  visit(container);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const complaints = vi.spyOn(console, 'error');
  const options = { container, hydrate: true, onRecoverableError };
  const view = await act(async () => render(page, options));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  return { ...view, html };
}

/** Stubs the account modal. @returns the mock, and a function that signs in, as the modal does at the end */
export function stubSignIn() {
  const requestSignIn = vi.fn<(act?: (viewer: Viewer) => void) => void>();
  setKitHost({ requestSignIn });
  async function signIn(viewer: Viewer) {
    await act(async () => {
      $viewer.set(viewer);
      requestSignIn.mock.lastCall?.[0]?.(viewer);
    });
  }
  return { requestSignIn, signIn };
}
