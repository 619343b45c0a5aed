import { type ComponentProps, useEffect } from 'react';
import { LazyFilterForm, withControls } from '../../controlParts.ts';
import { deferHydration } from '../../lazy/deferHydration.tsx';
import { repeatFormEvents } from '../../lazy/repeatFormEvents.ts';

const DeferredForm = deferHydration(withControls(LazyFilterForm));

export const loadFilters = DeferredForm.load;

export function FilterPlace(props: ComponentProps<typeof LazyFilterForm>) {
  useEffect(() => repeatEarlyUse(props.path), [props.path]);
  return <DeferredForm {...props} />;
}

/** The form is the server's HTML without a React parent of its own, so the window listens for its events. */
function repeatEarlyUse(path: string): () => void {
  const stop = repeatFormEvents(window, {
    load: async () => {
      await loadFilters().catch(() => {});
      return true;
    },
    isOwn: (form) => form?.getAttribute('action') === path,
  });
  void DeferredForm.loaded.then(stop);
  return stop;
}
