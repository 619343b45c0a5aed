/** Runs in the page: what the browser itself reports of its painting, shifting and blocking. */

/** A task of the main thread that took more than 50 ms. */
export interface LongTask {
  startMs: number;
  durationMs: number;
}

export interface Vitals {
  firstPaintMs: number;
  contentMs: number;
  /** The element whose painting counted as content, like 'h1 Phoenix Coyotes'. */
  contentElement: string;
  /** Whether it belongs to the page and is not a text that asks to wait. */
  isContent: boolean;
  interactiveMs: number;
  layoutShift: number;
  longTasks: LongTask[];
  /** The longest of what has been tapped so far; 0 for none above 16 ms. */
  tapMs: number;
}

declare global {
  interface Window {
    readVitals: () => Vitals;
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    value?: number;
    hadRecentInput?: boolean;
    /** Of a paint of content. */
    element?: Element | null;
    /** Of an event that belongs to an interaction. */
    interactionId?: number;
  }
}

/** To be added to the page before its own scripts. It stands alone: it is sent to the browser as text. */
export function observeVitals(): void {
  const entries: PerformanceEntry[] = [];
  const observers = ['largest-contentful-paint', 'layout-shift', 'longtask', 'event'].map(
    (type) => {
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
      return observer;
    },
  );
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;

  window.readVitals = () => {
    for (const observer of observers) entries.push(...observer.takeRecords());
    const content = of('largest-contentful-paint').at(-1);
    const element = content?.element;
    const taps = of('event').filter(({ interactionId }) => interactionId);
    return {
      firstPaintMs: startOf('first-contentful-paint'),
      contentMs: content?.startTime ?? Number.NaN,
      contentElement: `${element?.localName} ${element?.textContent?.trim().slice(0, 40)}`,
      isContent: Boolean(element?.closest('main')) && !element?.closest('[role=status]'),
      interactiveMs: startOf('hydrated'),
      layoutShift: of('layout-shift')
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((sum, { value = 0 }) => sum + value, 0),
      longTasks: of('longtask').map(({ startTime: startMs, duration: durationMs }) => ({
        startMs,
        durationMs,
      })),
      tapMs: Math.max(0, ...taps.map(({ duration }) => duration)),
    };
  };
}
