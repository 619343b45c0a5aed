import { matchRoute } from '@desert/contract/routes';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import type { SectionDefinition } from './define.ts';
import { fill } from './fill.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';
import { SectionApp } from './SectionApp.tsx';
import { WidgetApp } from './WidgetApp.tsx';

/** A section's federated module `./section`. */
export interface SectionModule {
  /** Fetches the code of the page at a path (lazy loading). */
  prepare: (path: string) => Promise<void>;
  /** Mounts the section at the visitor's address; hydrates server HTML if present. @returns unmounts it when called */
  mount: (element: HTMLElement, environment: MountEnvironment) => () => void;
  /** Mounts a widget in the same way. @throws for an unknown name */
  mountWidget: (
    element: HTMLElement,
    environment: Omit<MountEnvironment, 'form' | 'onShown' | 'path'> & { widget: string },
  ) => () => void;
}

/** Makes a section mountable: `export const { prepare, mount, mountWidget } = mountable(section)`. */
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
        // Server HTML stays until the page's code is loaded.
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
