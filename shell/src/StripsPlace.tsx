import { lazyComponent } from '@desert/kit';
import { memo, Suspense, use } from 'react';
import type { StripsProps } from './Strips.tsx';

const Strips = lazyComponent(async () => (await import('./Strips.tsx')).Strips);

const { promise: code, resolve: codeIsThere } = Promise.withResolvers<void>();
let isThere = false;

/** Loads the code of strips. After a failure the next page retries. */
export async function loadStrips(): Promise<void> {
  await Strips.load();
  isThere = true;
  codeIsThere();
}

/**
 * The place of the strips, with the server's HTML until their code is loaded. Memoized, because React discards
 * unhydrated HTML on rerender.
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
