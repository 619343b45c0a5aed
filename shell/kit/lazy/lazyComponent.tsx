import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { inTime } from './inTime.ts';

export interface LazyProps {
  /** Shown while the code loads, by what shows a page or a widget; a line of text if there is none. */
  placeholder?: ReactNode;
}

/** A component whose code is fetched when it is first needed. */
export type LazyComponent<Props> = ((props: Props & LazyProps) => ReactNode) & {
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

/** Fetches the code of a component, where that is not there from the start. */
export async function loadComponent(component: object | undefined): Promise<void> {
  if (component && 'load' in component && typeof component.load === 'function') {
    await (component as LazyComponent<never>).load();
  }
}
