import type { PostedForm } from '@desert/contract/page';
import type { ReactNode } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { fieldValuesOf, isEdited } from '../form/fieldValues.ts';
import { SiteRouter } from '../router.tsx';
import { ApiCacheContext, createPostedForm, PostedFormContext } from './context.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';

interface Filling
  extends
    Omit<MountEnvironment, 'onShown' | 'path'>,
    Pick<ErrorBoundaryProps, 'label' | 'onShown'> {
  identifierPrefix: string;
  /** Resolves when the content can be rendered; if it rejects, the element shows an error. */
  ready?: Promise<void> | undefined;
}

/**
 * Renders content in a React root of its own, which hydrates server HTML or replaces it. @returns a function that
 * unmounts the root
 */
export function fill(element: HTMLElement, content: ReactNode, filling: Filling) {
  const { answers, form, hydrate = true, identifierPrefix, label, ready } = filling;
  const { onFault, onHydrationFault, onRetry, onShown } = filling;
  // On navigation before hydration, the server's page is hydrated first.
  const { pathname, search } = window.location;
  const app = (posted: PostedForm | undefined) => (
    <SiteRouter path={pathname} search={search}>
      <ErrorBoundary label={label} onRetry={onRetry} onShown={onShown}>
        <ApiCacheContext value={answers}>
          <PostedFormContext value={createPostedForm(pathname, posted)}>
            {content}
          </PostedFormContext>
        </ApiCacheContext>
      </ErrorBoundary>
    </SiteRouter>
  );
  const options = { identifierPrefix, ...(onFault && { onCaughtError: onFault }) };
  let root: Root | undefined;
  let gone = false;
  const recovering = onHydrationFault && {
    onRecoverableError(error: unknown) {
      // Not reported if unmounted before.
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
    // Deferred: called while React renders the shell's root.
    queueMicrotask(() => root?.unmount());
  };
}

/** Input typed before a full rerender, which is restored like a posted form. */
function typedInto(element: HTMLElement): PostedForm | undefined {
  const form = element.querySelector<HTMLFormElement>('form[method="post"]');
  if (!form || !isEdited(form, {})) return undefined;
  return { errors: {}, values: fieldValuesOf(new FormData(form)) };
}
