import type { Measures } from '../measures.ts';

type Reported =
  | 'firstPaintMs'
  | 'contentMs'
  | 'interactiveMs'
  | 'layoutShift'
  | 'tapMs'
  | 'earlyScriptBytes';

/** `tapMs`: the longest time of any tap so far; 0 if none took 16 ms. */
export interface Vitals extends Pick<Measures, Reported> {
  contentElement: string;
  inlineStyles: string;
  longTasksMs: number[];
}

declare global {
  interface Window {
    readVitals: () => Vitals;
  }
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
    encodedBodySize?: number;
    element?: Element | null;
    renderTime?: number;
  }
}

/** CSS selectors: elements in `within` are the content; see `observeVitals` for `otherwise`. */
export interface Content {
  within: string;
  otherwise: string;
}

export const OUR_CONTENT: Content = { within: 'main', otherwise: 'main h1' };

/**
 * Measures the page. Injected as text before its own scripts, so it must not use outer variables. `contentMs` is the
 * LCP in `within`, without loading texts. If the browser reports none there, `otherwise` is measured.
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
    const taps = of('event').filter(({ name }) => name === 'click');
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
