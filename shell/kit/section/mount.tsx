import type { PageHead, PostedForm } from '@desert/contract/page';
import { matchRoute } from '@desert/contract/routes';
import type { AnswerStore } from '../answers.ts';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import type { SectionDefinition } from './define.ts';
import { fill } from './fill.tsx';
import { SectionApp } from './SectionApp.tsx';
import { WidgetApp } from './WidgetApp.tsx';

export interface MountEnvironment {
  /** The answers of this browser tab. */
  answers: AnswerStore;
  /** Called each time one of the section's pages stands. */
  onShown: (head: PageHead) => void;
  /** Where the section's pages start: '/history'. */
  path: string;
  /** A form that was posted to this page, and refused. */
  form?: PostedForm | undefined;
  /**
   * Whether what the server left in the element can be hydrated, as unless told otherwise; else it stays there
   * until the section is rendered.
   */
  hydrate?: boolean | undefined;
  /** Called where one of the section's components threw. */
  onFault?: (error: unknown) => void;
  /** Called where what the server rendered could not be hydrated, and was rendered anew. */
  onHydrationFault?: (error: unknown) => void;
  /** Tries again after that: mounts the section anew. Without it, what threw is rendered again. */
  onRetry?: () => Promise<void>;
}

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
