/** In a file of its own, because a page that loads the controls does not render all of them: `build/criticalNames.ts`. */
import type { ComponentType } from 'react';
import * as parts from './controlParts.ts';
import { createLazyComponent, loadComponent } from './lazy/lazyComponent.tsx';

/** Makes a page load the controls, and further lazy components of the kit, before it renders. */
export function withControls<Props extends object>(
  Page: ComponentType<Props>,
  others: readonly object[] = [],
) {
  return createLazyComponent<Props>(async () => {
    await Promise.all([Page, ...Object.values(parts), ...others].map(loadComponent));
    return Page;
  });
}
