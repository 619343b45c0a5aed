import { act, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { deferHydration } from './deferHydration.tsx';
import { createLazyComponent } from './lazyComponent.tsx';

const onHydrated = vi.fn<() => void>();

function Field({ label }: { label: string }) {
  useEffect(onHydrated, []);
  return <input aria-label={label} />;
}

/** A field whose code is not loaded yet. */
const createDeferredField = () => deferHydration(createLazyComponent(async () => Field));

it('the server’s HTML stays as it is, with what the visitor typed, until the code loads', async () => {
  const complaints = vi.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <Suspense>
      <Field label="Name" />
    </Suspense>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = 'saguaro';
  const DeferredField = createDeferredField();
  const show = () => <DeferredField label="Name" />;
  const { rerender } = await act(async () => render(show(), { container, hydrate: true }));
  await act(async () => rerender(show()));
  expect(onHydrated).not.toHaveBeenCalled();
  await act(DeferredField.load);
  expect(onHydrated).toHaveBeenCalledOnce();
  await act(async () => rerender(show()));
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field.value).toBe('saguaro');
  expect(complaints).not.toHaveBeenCalled();
});

it('a component that only the browser renders loads its code', async () => {
  const DeferredField = createDeferredField();
  await act(async () => render(<DeferredField label="Name" />));
  expect(screen.getByLabelText('Name')).toBeTruthy();
});
