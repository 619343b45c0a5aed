import type { PageHead, PostedForm } from '@desert/contract/page';
import { matchRoute } from '@desert/contract/routes';
import type { ReactNode } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import type { AnswerStore } from '../answers.ts';
import { loadComponent } from '../lazy/lazyComponent.tsx';
import { SiteRouter } from '../router.tsx';
import { AnswersContext, createPostedForm, PostedFormContext } from './context.tsx';
import type { SectionDefinition } from './define.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
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
  /** Called where one of the section's components threw. */
  onFault?: (error: unknown) => void;
  /** Tries again after that: mounts the section anew. Without it, what threw is rendered again. */
  onRetry?: () => Promise<void>;
}

/** What a section exposes to the shell as `./section`. */
export interface SectionModule {
  /** Fetches the code of the page at a path, where that is not there from the start. */
  prepare: (path: string) => Promise<void>;
  /**
   * Fills an element with the section at the visitor's address; takes over the server's HTML where
   * the element holds it.
   * @returns a function that takes the section away again
   */
  mount: (element: HTMLElement, environment: MountEnvironment) => () => void;
  /**
   * Fills an element with a widget of the section, likewise.
   * @throws where the section has no widget of that name
   */
  mountWidget: (
    element: HTMLElement,
    environment: Pick<MountEnvironment, 'answers' | 'onFault' | 'onRetry'> & { widget: string },
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
        // What the server rendered can be hydrated only once its code is there.
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

interface Filling
  extends
    Pick<MountEnvironment, 'answers' | 'form' | 'onFault' | 'onRetry'>,
    Pick<ErrorBoundaryProps, 'label' | 'onShown'> {
  identifierPrefix: string;
  /** What to wait for; where it fails, the element is filled anew and says so. */
  ready?: Promise<void> | undefined;
}

function fill(element: HTMLElement, content: ReactNode, filling: Filling) {
  const { answers, form, identifierPrefix, label, ready, onFault, onRetry, onShown } = filling;
  const posted = createPostedForm(window.location.pathname, form);
  const app = (
    <SiteRouter>
      <ErrorBoundary label={label} onRetry={onRetry} onShown={onShown}>
        <AnswersContext value={answers}>
          <PostedFormContext value={posted}>{content}</PostedFormContext>
        </AnswersContext>
      </ErrorBoundary>
    </SiteRouter>
  );
  const options = { identifierPrefix, ...(onFault && { onCaughtError: onFault }) };
  let root: Root | undefined;
  let gone = false;

  function start() {
    if (gone) return;
    if (element.hasChildNodes()) root = hydrateRoot(element, app, options);
    else {
      root = createRoot(element, options);
      root.render(app);
    }
  }

  if (ready) {
    ready.catch(() => element.replaceChildren()).finally(start);
  } else start();
  return () => {
    gone = true;
    // Not at once: the shell calls this while React is at work on the shell's own root.
    queueMicrotask(() => root?.unmount());
  };
}
