import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface LazyProps {
  /** Shown while the code loads; a line of text by default. */
  placeholder?: ReactNode;
}

export type LazyComponent<Props> = ((props: Props & LazyProps) => ReactNode) & {
  /** Fetches the code once; rejects on failure or timeout, after which a call tries again. */
  load: () => Promise<void>;
};

// So that bundles leave out components that nothing renders:
/* @__NO_SIDE_EFFECTS__ */
/**
 * A component whose code is loaded when it first renders (code splitting). Once loaded, it renders synchronously, so
 * unlike React's `lazy` it needs no Suspense boundary for hydration and on the server. If the import fails, rendering
 * throws its error.
 */
export function createLazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= rejectLate(fetchOnce()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function fetchOnce() {
    loaded = await fetchCode();
  }

  function Lazy(props: Props & LazyProps) {
    const [, setState] = useState(loaded ? 'loaded' : 'loading');
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (loaded) return;
      load().then(
        () => setState('loaded'),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    if (props.placeholder) return props.placeholder;
    return (
      <p className="caption" data-needs-script>
        Loading...
      </p>
    );
  }

  return Object.assign(Lazy, { load });
}

export async function loadComponent(component: object | undefined): Promise<void> {
  if (component && 'load' in component && typeof component.load === 'function') {
    await (component as LazyComponent<never>).load();
  }
}

export const LOAD_TIMEOUT_MS = 15_000;

/** Limits the wait for code or data in the browser. @throws a `TimeoutError` after `LOAD_TIMEOUT_MS` */
export async function rejectLate<T>(promise: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () =>
      reject(new DOMException(`nothing came within ${LOAD_TIMEOUT_MS} ms`, 'TimeoutError'));
    timer = setTimeout(fail, LOAD_TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
