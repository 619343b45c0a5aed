import { useEffect } from 'react';
import { openModal } from '../app/modal.ts';
import { Button } from '../ui/Button.tsx';

let guarded = 0;
let controller = new AbortController();

/**
 * While `active`, asks before the visitor leaves the page by link, reload or close, and by Back or Forward if the
 * browser has the Navigation API.
 */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    guarded += 1;
    if (guarded === 1) watchLeaving();
    return () => {
      guarded -= 1;
      if (guarded === 0) controller.abort();
    };
  }, [active]);
}

function watchLeaving() {
  controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  // Runs before the links' own handlers.
  window.addEventListener('click', guardLink, { signal, capture: true });
  getNavigation(window)?.addEventListener('navigate', guardBack, { signal });
}

function guardLink(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if (isHere(link.href)) return;
  event.preventDefault();
  event.stopPropagation();
  openLeaveModal(() => link.click());
}

function guardBack(event: NavigateEvent) {
  const { navigationType, cancelable, destination } = event;
  if (navigationType !== 'traverse' || !cancelable || isHere(destination.url)) return;
  event.preventDefault();
  // The modal adds a history entry, which removes those ahead, perhaps also the destination.
  const isThere = () =>
    getNavigation(window)
      ?.entries()
      .some(({ key }) => key === destination.key);
  openLeaveModal(() => {
    if (isThere()) getNavigation(window)?.traverseTo(destination.key);
    else window.location.assign(destination.url);
  });
}

function openLeaveModal(leave: () => void) {
  openModal({
    label: 'Leave this page?',
    content: (close) => (
      <div className="stack">
        <p>Some of your photos are still uploading. If you leave now, you’ll lose them.</p>
        <div className="row">
          <Button onClick={close}>Stay</Button>
          <Button
            look="quiet"
            onClick={() => {
              controller.abort();
              close();
              leave();
            }}
          >
            Leave
          </Button>
        </div>
      </div>
    ),
  });
}

function isHere(address: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin && pathname === window.location.pathname;
}

function getNavigation(window: Window): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}
