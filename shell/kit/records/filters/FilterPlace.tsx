import { type ComponentProps, memo, Suspense, use } from 'react';
import { LazyFilterForm, loadControls } from '../../controlParts.ts';

type FilterPlaceProps = ComponentProps<typeof LazyFilterForm>;

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

/** Loads the code of the filters. Rejects on failure; the next call tries again. */
export async function loadFilters(): Promise<void> {
  await loadControls();
  isThere = true;
  codeIsThere();
}

/**
 * Keeps the server's HTML of the filters, which is a GET form, until their code has loaded. Memoized, because a
 * rerender with other props before hydration would make React discard the HTML.
 */
export const FilterPlace = memo(function FilterPlace(props: FilterPlaceProps) {
  return (
    <Suspense>
      <FilterOrWait {...props} />
    </Suspense>
  );
});

function FilterOrWait(props: FilterPlaceProps) {
  if (!isThere) use(code);
  return <LazyFilterForm {...props} />;
}
