import { matchRoute } from '@desert/contract/pages/routes';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import type { SectionDefinition } from './define.ts';
import { mountContent } from './fill.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';
import { SectionApp } from './SectionApp.tsx';
import { WidgetApp } from './WidgetApp.tsx';

/** A section's federated module `./section`. */
export interface SectionModule {
  /** Loads the code of the page at a path, if it is lazy. */
  prepare: (path: string) => Promise<void>;
  /** Mounts the section at the visitor's address, hydrating server HTML. @returns a function that unmounts it */
  mount: (element: HTMLElement, environment: MountEnvironment) => () => void;
  /** Mounts a widget. @returns a function that unmounts it @throws if the section has no widget of this name */
  mountWidget: (
    element: HTMLElement,
    environment: Omit<MountEnvironment, 'form' | 'onShown' | 'path'> & { widget: string },
  ) => () => void;
}

/** Returns the functions by which the shell shows a section, for `src/section.ts` to export. */
export function createSectionModule(section: SectionDefinition): SectionModule {
  async function prepare(path: string) {
    await loadComponent(matchRoute(section.routes, path)?.route.Page);
  }
  return {
    prepare,
    mount(element, { path, ...environment }) {
      const { onShown } = environment;
      return mountContent(element, <SectionApp section={section} base={path} onShown={onShown} />, {
        identifierPrefix: section.name,
        // Until the page's code is loaded, the server HTML stays.
        ready: element.hasChildNodes() ? prepare(window.location.pathname) : undefined,
        ...environment,
      });
    },
    mountWidget(element, { widget, ...environment }) {
      const declared = section.widgets?.[widget];
      if (!declared) throw new Error(`The section ${section.name} has no widget ${widget}`);
      return mountContent(element, <WidgetApp widget={declared} />, {
        identifierPrefix: section.name,
        label: declared.label,
        ready: element.hasChildNodes() ? loadComponent(declared.View) : undefined,
        ...environment,
      });
    },
  };
}
