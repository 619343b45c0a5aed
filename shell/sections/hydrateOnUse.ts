import { repeatFormEvents } from '@desert/kit/shell';
import { followLinks } from './followLinks.ts';

/** Controls that need React. Other links and `<details>` work as HTML. */
const CONTROLS = 'button, input, select, textarea, [data-hydrates]';

interface Handlers {
  navigate: (to: string) => void;
  /** Loads the page's code and data, and hydrates it. Never rejects. @returns whether it is hydrated */
  hydrate: () => Promise<boolean>;
}

/**
 * Makes server HTML work before it is hydrated: follows its links, and hydrates it when a control is aimed at, focused
 * or pressed. The press is repeated after hydration; if that fails, the browser handles it without React.
 */
export function hydrateOnUse(element: HTMLElement, { navigate, hydrate }: Handlers): () => void {
  const cancellation = new AbortController();
  const { signal } = cancellation;
  const stopLinks = followLinks(element, navigate);

  function aim({ target }: Event) {
    if ((target as Element).closest(CONTROLS)) void hydrate();
  }

  async function press(event: MouseEvent) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-hydrates]');
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    const hydrated = await hydrate();
    link.removeAttribute('aria-busy');
    if (hydrated && link.isConnected) link.click();
    else if (hydrated || navigator.onLine) window.location.assign(link.href);
  }

  const stopForms = repeatFormEvents(element, {
    load: async () => (await hydrate()) || navigator.onLine,
  });

  // `replayEvents.ts` records presses of buttons, also earlier ones, and marks them as busy.
  const busy = new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as Element).hasAttribute('aria-busy'))) void hydrate();
  });
  busy.observe(element, { attributeFilter: ['aria-busy'], subtree: true });
  if (element.querySelector('[aria-busy]')) void hydrate();

  element.addEventListener('click', (event) => void press(event), { signal });
  // Not `pointerover`, which a scroll causes, too.
  for (const type of ['pointermove', 'pointerdown', 'focusin'])
    element.addEventListener(type, aim, { signal, passive: true });
  return () => {
    cancellation.abort();
    busy.disconnect();
    stopForms();
    stopLinks();
  };
}
