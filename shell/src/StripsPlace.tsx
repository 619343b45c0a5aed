import { lazyComponent } from '@desert/kit';
import { memo, Suspense, use } from 'react';
import type { StripsProps } from './Strips.tsx';

const Strips = lazyComponent(async () => (await import('./Strips.tsx')).Strips);

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

/** Fetches the code of strips, once a page with strips stands. Where it does not come the next such page tries again. */
export async function loadStrips(): Promise<void> {
  await Strips.load();
  isThere = true;
  codeIsThere();
}

/**
 * The place of the strips below a page: what the server rendered is to be read until their code is there. Memoized: React
 * throws away what it has not hydrated where that is rendered again.
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
