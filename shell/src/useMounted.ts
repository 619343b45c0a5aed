import type { SectionModule } from '@desert/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Served } from './served.ts';
import type { SectionModuleState } from './useSectionModule.ts';

/** Fills an element with a section; returns what takes it away again. */
export type Mount = (module: SectionModule, element: HTMLElement) => () => void;

/**
 * Mounts a section's code into its place.
 * @param served what the server made of the place, as the page was rendered first
 * @param mount memoized
 * @returns the place's ref
 */
export function useMounted(
  { module, fail }: SectionModuleState,
  served: Served,
  mount: Mount,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const [first] = useState(served);

  useEffect(() => {
    const element = place.current;
    if (!module || !element) return undefined;
    // Half a page is nothing to hydrate.
    if (first === 'truncated') element.replaceChildren();
    try {
      return mount(module, element);
    } catch (error) {
      // Thrown on, it would take the whole shell with it.
      fail(error);
      return undefined;
    }
  }, [module, mount, fail, first]);

  return place;
}
