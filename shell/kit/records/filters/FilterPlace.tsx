import { type ComponentProps, memo, Suspense, use, useEffect } from 'react';
import { LazyFilterForm, loadControls } from '../../controlParts.ts';

type FilterPlaceProps = ComponentProps<typeof LazyFilterForm>;

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

export async function loadFilters(): Promise<void> {
  await loadControls();
  isThere = true;
  // React reads the result of such a promise at once: https://react.dev/reference/react/use
  void Object.assign(code, { status: 'fulfilled', value: undefined });
  codeIsThere();
}

/** Keeps the server's HTML until the code has loaded. Memoized: with other props, React would discard the HTML. */
export const FilterPlace = memo(function FilterPlace(props: FilterPlaceProps) {
  useEffect(() => (isThere ? undefined : noteChoices(props.path)), [props.path]);
  return (
    <Suspense fallback={<LoadFilters />}>
      <FilterOrWait {...props} />
    </Suspense>
  );
});

/** Shown only by the browser, without the server's HTML. */
function LoadFilters() {
  useEffect(() => void loadFilters().catch(() => {}), []);
  return null;
}

function FilterOrWait(props: FilterPlaceProps) {
  use(code);
  useEffect(() => {
    if (chosen?.isConnected) chosen.dispatchEvent(new Event('change', { bubbles: true }));
    chosen = undefined;
  }, []);
  return <LazyFilterForm {...props} />;
}

/** The field whose option was selected by pointer before the form handled it. */
let chosen: HTMLSelectElement | undefined;

function noteChoices(path: string): () => void {
  const cancellation = new AbortController();
  const { signal } = cancellation;
  let usesKeyboard = false;
  const options = { signal, capture: true };
  addEventListener('keydown', () => void (usesKeyboard = true), options);
  addEventListener('pointerdown', () => void (usesKeyboard = false), options);
  addEventListener(
    'change',
    ({ target }) => {
      if (isThere || usesKeyboard || !(target instanceof HTMLSelectElement)) return;
      if (target.form?.getAttribute('action') !== path) return;
      chosen = target;
      loadFilters().catch(() => {});
    },
    options,
  );
  return () => cancellation.abort();
}
