import { matchRoute } from '@desert/contract/routes';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import type { SectionDefinition } from './define.ts';
import { fill } from './fill.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';
import { SectionApp } from './SectionApp.tsx';
import { WidgetApp } from './WidgetApp.tsx';

/** What a section exposes to the shell as `./section`. */
export interface SectionModule {
  /** Fetches the code of the page at a path, where that is not there from the start. */
  prepare: (path: string) => Promise<void>;
  /**
   * Fills an element with the section at the visitor's address; takes over the server's HTML where
   * the element holds it, or renders in its place.
   * @returns a function that takes the section away again
   */
  mount: (element: HTMLElement, environment: MountEnvironment) => () => void;
  /**
   * Fills an element with a widget of the section, likewise.
   * @throws where the section has no widget of that name
   */
  mountWidget: (
    element: HTMLElement,
    environment: Omit<MountEnvironment, 'form' | 'onShown' | 'path'> & { widget: string },
  ) => () => void;
}

/** Makes a section mountable: its `section.ts` is `export const { prepare, mount, mountWidget } = mountable(section)`. */
export function mountable(section: SectionDefinition): SectionModule {
  async function prepare(path: string) {
    await loadComponent(matchRoute(section.routes, path)?.route.Page);
  }
  return {
    prepare,
    mount(element, { path, ...environment }) {
      const { onShown } = environment;
      return fill(element, <SectionApp section={section} base={path} onShown={onShown} />, {
        identifierPrefix: section.name,
        // What the server rendered stays until the code of the page is there.
        ready: element.hasChildNodes() ? prepare(window.location.pathname) : undefined,
        ...environment,
      });
    },
    mountWidget(element, { widget, ...environment }) {
      const declared = section.widgets?.[widget];
      if (!declared) throw new Error(`The section ${section.name} has no widget ${widget}`);
      return fill(element, <WidgetApp widget={declared} />, {
        identifierPrefix: section.name,
        label: declared.label,
        ready: element.hasChildNodes() ? loadComponent(declared.View) : undefined,
        ...environment,
      });
    },
  };
}
