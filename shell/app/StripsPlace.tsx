import { createLazyComponent } from '@desert/kit';
import { memo, Suspense, use } from 'react';
import type { StripsProps } from '../sections/Strips.tsx';

const Strips = createLazyComponent(async () => (await import('../sections/Strips.tsx')).Strips);

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

/** Loads the code of the strips. Rejects on failure; the next call tries again. */
export async function loadStrips(): Promise<void> {
  await Strips.load();
  isThere = true;
  codeIsThere();
}

/**
 * Keeps the server's HTML of the strips until their code has loaded. Memoized, because a rerender before hydration
 * would make React discard the HTML.
 */
export const StripsPlace = memo(function StripsPlace(props: StripsProps) {
  return (
    <Suspense>
      <StripsOrWait {...props} />
    </Suspense>
  );
});

function StripsOrWait(props: StripsProps) {
  if (!isThere) use(code);
  return <Strips {...props} />;
}
