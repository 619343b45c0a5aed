/** What tests do to a page. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** Presses a button, and waits for what comes of it. */
export async function press(name: string | RegExp, inside = document.body): Promise<void> {
  await act(async () => fireEvent.click(within(inside).getByRole('button', { name })));
}

/** Types into the field with a label, which may also be the label of a section. */
export function type(label: string, value: string): void {
  const field = screen.getByLabelText(label, { selector: 'input, textarea, select' });
  fireEvent.input(field, { target: { value } });
}

/**
 * Hydrates what the server renders of a page, which has to be the same.
 * @param visit what happens to the server's HTML before that
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
