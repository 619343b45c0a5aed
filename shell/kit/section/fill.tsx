import type { PostedForm } from '@desert/contract/page';
import type { ReactNode } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { fieldValuesOf, isEdited } from '../form/fieldValues.ts';
import { SiteRouter } from '../router.tsx';
import { AnswersContext, createPostedForm, PostedFormContext } from './context.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';

interface Filling
  extends
    Omit<MountEnvironment, 'onShown' | 'path'>,
    Pick<ErrorBoundaryProps, 'label' | 'onShown'> {
  identifierPrefix: string;
  /** What to wait for; where it fails, the element is filled anew and says so. */
  ready?: Promise<void> | undefined;
}

/**
 * Fills an element with a root of its own: hydrates what the server left there, or renders in its place.
 * @returns a function that takes the root away again
 */
export function fill(element: HTMLElement, content: ReactNode, filling: Filling) {
  const { answers, form, hydrate = true, identifierPrefix, label, ready } = filling;
  const { onFault, onHydrationFault, onRetry, onShown } = filling;
  // Who goes on while React has not hydrated gets the page that the server left, and then the other.
  const { pathname, search } = window.location;
  const app = (posted: PostedForm | undefined) => (
    <SiteRouter path={pathname} search={search}>
      <ErrorBoundary label={label} onRetry={onRetry} onShown={onShown}>
        <AnswersContext value={answers}>
          <PostedFormContext value={createPostedForm(pathname, posted)}>
            {content}
          </PostedFormContext>
        </AnswersContext>
      </ErrorBoundary>
    </SiteRouter>
  );
  const options = { identifierPrefix, ...(onFault && { onCaughtError: onFault }) };
  let root: Root | undefined;
  let gone = false;
  const recovering = onHydrationFault && {
    onRecoverableError(error: unknown) {
      // Taken away before it was hydrated, it is said not to have been.
      if (!gone) onHydrationFault(error);
    },
  };

  function start() {
    if (gone) return;
    if (hydrate && element.hasChildNodes()) {
      root = hydrateRoot(element, app(form), { ...options, ...recovering });
    } else {
      root = createRoot(element, options);
      root.render(app(form ?? typedInto(element)));
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

/** What was typed before the script came into a form that is rendered anew, which takes it as one that was posted. */
function typedInto(element: HTMLElement): PostedForm | undefined {
  const form = element.querySelector<HTMLFormElement>('form[method="post"]');
  if (!form || !isEdited(form, {})) return undefined;
  return { errors: {}, values: fieldValuesOf(new FormData(form)) };
}
