import { type ComponentProps, useEffect } from 'react';
import { LazyFilterForm, withControls } from '../../controlParts.ts';
import { deferHydration } from '../../lazy/deferHydration.tsx';

const DeferredForm = deferHydration(withControls(LazyFilterForm));

export const loadFilters = DeferredForm.load;

export function FilterPlace(props: ComponentProps<typeof LazyFilterForm>) {
  useEffect(() => noteChoices(props.path), [props.path]);
  return <DeferredForm {...props} />;
}

/** Repeats, once the form's code has loaded, the last option selected by pointer before. */
function noteChoices(path: string): () => void {
  const cancellation = new AbortController();
  const options = { signal: cancellation.signal, capture: true };
  let usesKeyboard = false;
  let chosen: HTMLSelectElement | undefined;

  function repeatChoice() {
    cancellation.abort();
    // React hydrates the form before it handles this event.
    if (chosen?.isConnected) chosen.dispatchEvent(new Event('change', { bubbles: true }));
  }

  addEventListener('keydown', () => void (usesKeyboard = true), options);
  addEventListener('pointerdown', () => void (usesKeyboard = false), options);
  addEventListener(
    'change',
    ({ target }) => {
      if (usesKeyboard || !(target instanceof HTMLSelectElement)) return;
      if (target.form?.getAttribute('action') !== path) return;
      chosen = target;
      loadFilters().catch(() => {});
    },
    options,
  );
  void DeferredForm.loaded.then(repeatChoice);
  return () => cancellation.abort();
}
