import type { PageHead } from '@desert/contract/page';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import type { AnswerStore } from '../answers.ts';
import { SiteRouter } from '../router.tsx';
import type { SectionDefinition } from './define.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SectionApp } from './SectionApp.tsx';

export interface MountEnvironment {
  /** The answers of this browser tab. */
  answers: AnswerStore;
  /** Called each time one of the section's pages stands. */
  onShown: (head: PageHead) => void;
  /** Where the section's pages start: '/history'. */
  path: string;
}

/** What a section exposes to the shell as `./section`. */
export interface SectionModule {
  /**
   * Fills an element with the section at the visitor's address; takes over the server's HTML where
   * the element holds it.
   * @returns a function that takes the section away again
   */
  mount: (element: HTMLElement, environment: MountEnvironment) => () => void;
}

/** Makes a section mountable: its `section.tsx` is `export const { mount } = mountable(section)`. */
export function mountable(section: SectionDefinition): SectionModule {
  return {
    mount(element, { answers, onShown, path }) {
      const app = (
        <ErrorBoundary>
          <SiteRouter>
            <SectionApp section={section} base={path} answers={answers} onShown={onShown} />
          </SiteRouter>
        </ErrorBoundary>
      );
      const options = { identifierPrefix: section.name };
      let root: Root;
      if (element.hasChildNodes()) root = hydrateRoot(element, app, options);
      else {
        root = createRoot(element, options);
        root.render(app);
      }
      // Not at once: the shell calls this while React is at work on the shell's own root.
      return () => queueMicrotask(() => root.unmount());
    },
  };
}
