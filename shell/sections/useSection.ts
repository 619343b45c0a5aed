import type { MountEnvironment, SectionModule } from '@desert/kit/shell';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { runWhenIdle } from './defer.ts';
import { readServedBuild } from './faults.ts';
import { KitMismatch } from './kitSkew.ts';
import { type Served, useServed, useSite } from './site.ts';

export type Mount = (
  code: SectionModule,
  element: HTMLElement,
  environment: Omit<MountEnvironment, 'form' | 'onShown' | 'path'>,
) => () => void;

interface SectionInput {
  mount: Mount;
  /** By default an element of its own. */
  place?: RefObject<HTMLElement | null>;
  path?: string;
  /** Whether the code is not needed yet. */
  waits?: boolean;
  prepare?: () => void;
  /** Loads further code before mounting, such as that of the page. Must be memoized. */
  ready?: (code: SectionModule) => Promise<void>;
}

interface SectionInPlace {
  served: Served;
  place: RefObject<HTMLElement | null>;
  /** React key that changes when mounted code is replaced or fails, because the next root needs a new element. */
  placeKey: number;
  loaded: boolean;
  failed: boolean;
  /** Loads the code, also as a retry. Never rejects: a failure sets `failed`. */
  bring: () => Promise<void>;
}

/** Loads and mounts a section, even if the server could not render it. Tries again when `path` changes. */
export function useSection(name: string, wanted: SectionInput): SectionInPlace {
  const { mount, path, waits = false, prepare, ready } = wanted;
  const { state, navigation } = useSite();
  const served = useServed(name);
  const ownPlace = useRef<HTMLElement>(null);
  const place = wanted.place ?? ownPlace;
  const [{ code, placeKey, failed }, setState] = useState<State>({
    code: undefined,
    placeKey: 0,
    failed: served === 'failure',
  });

  const bring = useCallback(async () => {
    if (!navigation) return;
    try {
      prepare?.();
      const code = await navigation.loader.load(name);
      const { loader } = navigation;
      await awaitPageCode(ready?.(code), () => loader.register(name)).catch((error: unknown) => {
        loader.blame(name, 'code', error);
        loader.drop(name);
        throw error;
      });
      setState((before) => ({ ...setSectionCode(before, code), failed: false }));
    } catch (error) {
      // The tab may be outdated: a reload brings the current shell.
      if (error instanceof KitMismatch && navigation.navigated) window.location.reload();
      // Existing content stays, with its own error state.
      else setState((before) => ({ ...before, failed: before.code === undefined }));
    }
  }, [navigation, name, prepare, ready]);

  const fail = useCallback(
    (error: unknown) => {
      navigation?.loader.blame(name, 'component', error);
      navigation?.loader.drop(name);
      setState((before) => ({ ...setSectionCode(before, undefined), failed: true }));
    },
    [navigation, name],
  );

  const bringMissing = useEffectEvent(() => {
    if (!code && !waits) void bring();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- sets the state only after the code has loaded or failed
  useEffect(() => bringMissing(), [path, waits]);

  useEffect(() => {
    const element = place.current;
    if (!navigation || !code || !element) return undefined;
    const { cache, loader } = navigation;
    const builtBy = state.manifests[name]?.build ?? readServedBuild(name);
    try {
      return mount(code, element, {
        cache,
        // A retry may have loaded another build than the one that rendered the HTML.
        hydrate: served === 'content' && loader.manifestOf(name)?.build === builtBy,
        onFault: (error) => loader.blame(name, 'component', error),
        onHydrationFault: (error) => loader.blame(name, 'hydration', error),
        // Dropping the code makes the retry load the section's current build.
        onRetry() {
          loader.drop(name);
          return bring();
        },
      });
    } catch (error) {
      // Rethrowing the error would unmount the whole shell.
      // oxlint-disable-next-line react/set-state-in-effect -- the error comes from the section's root, not from this one
      fail(error);
      return undefined;
    }
  }, [navigation, name, code, mount, bring, fail, served, state, place]);

  return { served, place, placeKey, loaded: code !== undefined, failed, bring };
}

/** Waits for the page's code. If the browser is idle meanwhile, registers the section, whose forms need the runtime. */
async function awaitPageCode(rest: Promise<void> | undefined, register: () => void) {
  let waiting = true;
  runWhenIdle(() => waiting && register());
  try {
    await rest;
  } finally {
    waiting = false;
  }
}

interface State {
  code: SectionModule | undefined;
  placeKey: number;
  failed: boolean;
}

function setSectionCode(before: State, code: SectionModule | undefined): State {
  if (before.code === code) return before;
  return { ...before, code, placeKey: before.code ? before.placeKey + 1 : before.placeKey };
}
