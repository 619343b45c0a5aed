/** Runs in the page: what the browser itself reports of its painting, shifting and blocking. */
import type { Measures } from '../measures.ts';

type Reported =
  | 'firstPaintMs'
  | 'contentMs'
  | 'interactiveMs'
  | 'layoutShift'
  | 'tapMs'
  | 'earlyScriptBytes';

/** `tapMs` is the longest of what has been tapped so far, 0 for none above 16 ms. */
export interface Vitals extends Pick<Measures, Reported> {
  /** The element whose painting was the content's, like 'h1 Phoenix Coyotes'. */
  contentElement: string;
  /** The text of the styles that came inside of the HTML. */
  inlineStyles: string;
  /** How long each task of the main thread took that took more than 50 ms. */
  longTasksMs: number[];
}

declare global {
  interface Window {
    readVitals: () => Vitals;
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    value?: number;
    hadRecentInput?: boolean;
    /** Of a file: its bytes as they came, without headers. */
    encodedBodySize?: number;
    /** Of a paint; null when it is gone. */
    element?: Element | null;
    /** When it was presented, in ms. */
    renderTime?: number;
    /** Of an event that belongs to an interaction. */
    interactionId?: number;
  }
}

/** What counts as content, and what of it is waited for where nothing of it is the largest: CSS selectors. */
export interface Content {
  within: string;
  otherwise: string;
}

/** Of our pages and the yardstick's. */
export const OUR_CONTENT: Content = { within: 'main', otherwise: 'main h1' };

/**
 * To be added to the page before its own scripts. It stands alone: it is sent to the browser as text.
 *
 * Content is what the page itself holds: its largest element painted (LCP), but neither a text that
 * asks to wait nor the frame around the page. Where a page without its data shows a footer that is
 * larger than all its content, the browser reports no content; its heading's painting is taken then,
 * which comes with the rest in one frame.
 */
export function observeVitals({ within, otherwise }: Content): void {
  new MutationObserver(() => {
    for (const part of document.querySelectorAll(`:is(${otherwise}), :is(${otherwise}) *`)) {
      part.setAttribute('elementtiming', 'content');
    }
  }).observe(document, { childList: true, subtree: true });

  const entries: PerformanceEntry[] = [];
  const types = ['largest-contentful-paint', 'element', 'layout-shift', 'longtask', 'event'];
  const observers = types.map((type) => {
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    return observer;
  });
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;

  const isContent = (element: Element | null | undefined) =>
    Boolean(element?.closest(within)) && !element?.closest('[role=status]');

  window.readVitals = () => {
    for (const observer of observers) entries.push(...observer.takeRecords());
    const largest = of('largest-contentful-paint').filter(({ element }) => isContent(element));
    const content = largest.at(-1) ?? of('element').at(0);
    const element = content?.element;
    const taps = of('event').filter(({ interactionId }) => interactionId);
    return {
      firstPaintMs: startOf('first-contentful-paint'),
      contentMs: content?.renderTime ?? Number.NaN,
      contentElement: `${element?.localName} ${element?.textContent?.trim().slice(0, 40)}`,
      interactiveMs: startOf('hydrated'),
      earlyScriptBytes: performance
        .getEntriesByType('resource')
        .filter((file) => file.name.endsWith('.js') && file.startTime < startOf('hydrated'))
        .reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0),
      layoutShift: of('layout-shift')
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value = 0 }) => sum + value, 0),
      inlineStyles: [...document.querySelectorAll('style')].map((s) => s.textContent).join(''),
      longTasksMs: of('longtask').map(({ duration }) => duration),
      tapMs: Math.max(0, ...taps.map(({ duration }) => duration)),
    };
  };
}
