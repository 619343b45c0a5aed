import { memo, Suspense, use, useEffect } from 'react';
import type { LazyComponent } from './lazyComponent.tsx';

/** Keeps the server's HTML until `load` has run. Memoized, because React would discard the HTML in a rerender before. */
export function deferHydration<Props extends object>(Lazy: LazyComponent<Props>) {
  const { promise: loaded, resolve } = Promise.withResolvers<void>();

  async function load(): Promise<void> {
    await Lazy.load();
    // React reads the result of such a promise at once: https://react.dev/reference/react/use
    void Object.assign(loaded, { status: 'fulfilled', value: undefined });
    resolve();
  }

  function Loaded(props: Props) {
    use(loaded);
    return <Lazy {...props} />;
  }

  /** Shown only by the browser, without the server's HTML. */
  function LoadCode() {
    useEffect(() => void load().catch(() => {}), []);
    return null;
  }

  const Deferred = memo((props: Props) => (
    <Suspense fallback={<LoadCode />}>
      <Loaded {...props} />
    </Suspense>
  ));
  return Object.assign(Deferred, { load, loaded });
}
