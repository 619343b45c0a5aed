import { lazyComponent } from '@desert/kit';
import { memo, Suspense, use } from 'react';
import type { StripsProps } from './Strips.tsx';

const Strips = lazyComponent(async () => (await import('./Strips.tsx')).Strips);

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

/** Loads the code of the strips. Rejects on failure; the next call tries again. */
export async function loadStrips(): Promise<void> {
  await Strips.load();
  isThere = true;
  codeIsThere();
}

/**
 * The strips; until their code has loaded, the server's HTML stays. Memoized, because React discards HTML that is not
 * hydrated when it rerenders.
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
