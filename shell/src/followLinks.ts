import { prefetch } from '@desert/kit';

/**
 * Makes the links in an element's HTML what `Link` is elsewhere: followed in the page, their targets
 * fetched as soon as a visitor aims at them. What a visitor wants in another tab is left to the browser.
 * @returns a function that lets go of the element
 */
export function followLinks(element: HTMLElement, navigate: (to: string) => void): () => void {
  const letGo = new AbortController();
  const { signal } = letGo;

  function follow(event: MouseEvent) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const path = pathOf(event);
    if (path === undefined || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(path);
  }

  function aim(event: Event) {
    const path = pathOf(event);
    if (path !== undefined) prefetch(path);
  }

  element.addEventListener('click', follow, { signal });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    element.addEventListener(type, aim, { signal, passive: true });
  }
  return () => letGo.abort();
}

/** Where the link leads that an event happened on, if it is one to a page of this site. */
function pathOf({ target }: Event): string | undefined {
  const href = (target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith('/') ? href : undefined;
}
