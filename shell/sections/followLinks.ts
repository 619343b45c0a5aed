import { prefetch } from '@desert/kit';

/** Adds client-side navigation and prefetch to plain HTML. @returns a function that removes the listeners */
export function followLinks(element: HTMLElement, navigate: (to: string) => void): () => void {
  const cancellation = new AbortController();
  const { signal } = cancellation;

  function follow(event: MouseEvent) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const path = findLinkPath(event);
    if (path === undefined || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(path);
  }

  function aim(event: Event) {
    const path = findLinkPath(event);
    if (path !== undefined) prefetch(path);
  }

  element.addEventListener('click', follow, { signal });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(type, aim, { signal, passive: true });
  }
  return () => cancellation.abort();
}

function findLinkPath({ target }: Event): string | undefined {
  const link = (target as Element).closest('a:not([download], [data-hydrates])');
  const href = link?.getAttribute('href');
  return href?.startsWith('/') ? href : undefined;
}
