import { type ComponentProps, useEffect } from 'react';
import { LazyFilterForm } from '../../controlParts.ts';
import { deferHydration } from '../../lazy/deferHydration.tsx';
import { repeatFormEvents } from '../../lazy/repeatFormEvents.ts';
import { withControls } from '../../withControls.later.ts';

const DeferredForm = deferHydration(withControls(LazyFilterForm));

export const loadFilters = DeferredForm.load;

export function FilterPlace(props: ComponentProps<typeof LazyFilterForm>) {
  useEffect(() => repeatEarlyUse(props.path), [props.path]);
  return <DeferredForm {...props} />;
}

/** Listens on the window, because no element of React surrounds the server's HTML of the form. */
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
