import { type ComponentProps, memo, Suspense, use } from 'react';
import { LazyFilterForm, loadControls } from '../../controlParts.ts';

type FilterPlaceProps = ComponentProps<typeof LazyFilterForm>;

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

export async function loadFilters(): Promise<void> {
  await loadControls();
  isThere = true;
  codeIsThere();
}

/** Keeps the server's HTML until the code has loaded. Memoized: with other props, React would discard the HTML. */
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
