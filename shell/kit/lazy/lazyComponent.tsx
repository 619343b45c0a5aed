import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react';
import { LoadingContext } from '../section/context.tsx';
import { inTime } from './inTime.ts';

/** A component whose code is fetched when it is first needed. */
export type LazyComponent<Props> = ((props: Props) => ReactNode) & {
  /** Fetches its code, once; rejects where that does not come, or not in time. */
  load: () => Promise<void>;
};

/**
 * Makes a component whose code is fetched when it is first shown, or by its `load` before that. Once
 * it is there it renders at once: unlike React's own `lazy` it can be hydrated, and rendered on the
 * server, without a boundary. Where the code does not come it throws what the import did.
 * @param fetchCode imports the component
 */
export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function load(): Promise<void> {
    loading ??= inTime(fetchOnce()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function fetchOnce() {
    loaded = await fetchCode();
  }

  function Lazy(props: Props) {
    const [, setState] = useState(loaded ? 'loaded' : 'loading');
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (loaded) return;
      load().then(
        () => setState('loaded'),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    const fallback = useContext(LoadingContext);
    if (failure) throw failure.error;
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : fallback;
  }

  return Object.assign(Lazy, { load });
}

/** Fetches the code of a component, where that is not there from the start. */
export async function loadComponent(component: object | undefined): Promise<void> {
  if (component && 'load' in component && typeof component.load === 'function') {
    await (component as LazyComponent<never>).load();
  }
}
