import type { PostedForm } from '@desert/contract/pages/page';
import type { ReactNode } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { readFieldValues, isEdited } from '../app/fieldValues.ts';
import { SiteRouter } from '../app/router.tsx';
import { ApiCacheContext, createPostedForm, PostedFormContext } from './context.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
import type { MountEnvironment } from './mountEnvironment.ts';

interface Filling
  extends
    Omit<MountEnvironment, 'onShown' | 'path'>,
    Pick<ErrorBoundaryProps, 'label' | 'onShown'> {
  identifierPrefix: string;
  /** Resolves when the code is loaded. If it rejects, rendering replaces the server's HTML and loads the code again. */
  ready?: Promise<void> | undefined;
}

/**
 * Renders content in a React root of its own, which hydrates or replaces the element's HTML. @returns a function that
 * unmounts the root
 */
export function mountContent(element: HTMLElement, content: ReactNode, filling: Filling) {
  const { cache, form, hydrate = true, identifierPrefix, label, ready } = filling;
  const { onFault, onHydrationFault, onRetry, onShown } = filling;
  // Hydration must render the server's page, even if the visitor navigates before it.
  const { pathname, search } = window.location;
  const app = (posted: PostedForm | undefined) => (
    <SiteRouter path={pathname} search={search}>
      <ErrorBoundary label={label} onRetry={onRetry} onShown={onShown}>
        <ApiCacheContext value={cache}>
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
      // An error of a root that was unmounted meanwhile is not reported.
      if (!gone) onHydrationFault(error);
    },
  };

  function start() {
    if (gone) return;
    if (hydrate && element.hasChildNodes()) {
      root = hydrateRoot(element, app(form), { ...options, ...recovering });
    } else {
      root = createRoot(element, options);
      root.render(app(form ?? readPostedForm(element)));
    }
  }

  if (ready) {
    ready.catch(() => element.replaceChildren()).finally(start);
  } else start();
  return () => {
    gone = true;
    // Deferred, because React may be rendering the shell's root.
    queueMicrotask(() => root?.unmount());
  };
}

/** Input typed into server HTML before it is replaced, restored like a posted form; undefined if nothing was typed. */
function readPostedForm(element: HTMLElement): PostedForm | undefined {
  const form = element.querySelector<HTMLFormElement>('form[method="post"]');
  if (!form || !isEdited(form, {})) return undefined;
  return { errors: {}, values: readFieldValues(new FormData(form)) };
}
