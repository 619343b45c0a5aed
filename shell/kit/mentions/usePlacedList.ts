import { type RefObject, useLayoutEffect } from 'react';
import { type Extent, listPlace } from './listPlace.ts';

/** Keeps the list at the text area, in the top layer. @param count number of options; 0 hides the list */
export function usePlacedList(
  area: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
): void {
  const isOpen = count > 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!isOpen || !element) return undefined;
    element.showPopover?.();
    const cancellation = new AbortController();
    const place = () => positionList(area.current, element);
    const options = { signal: cancellation.signal, passive: true };
    for (const type of ['resize', 'scroll']) {
      window.addEventListener(type, place, { ...options, capture: true });
      window.visualViewport?.addEventListener(type, place, options);
    }
    return () => {
      cancellation.abort();
      element.hidePopover?.();
    };
  }, [area, list, isOpen]);

  useLayoutEffect(() => {
    if (count > 0) positionList(area.current, list.current);
  }, [area, list, count]);
}

function positionList(area: HTMLElement | null, list: HTMLElement | null) {
  if (!area || !list) return;
  const { left, width, top, bottom } = area.getBoundingClientRect();
  const border = list.offsetHeight - list.clientHeight;
  const place = listPlace({ top, bottom }, measureVisibleExtent(), list.scrollHeight + border);
  list.style.left = `${left}px`;
  list.style.width = `${width}px`;
  list.style.top = `${place.top}px`;
  list.style.maxHeight = `${place.bottom - place.top}px`;
}

function measureVisibleExtent(): Extent {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height };
}
