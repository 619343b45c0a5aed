import type { Look, Report } from './types.ts';

/** Reports changes of the page. Injected as text before its own scripts, so it must not use outer variables. */
export function reportChanges(): void {
  const now = () => performance.timeOrigin + performance.now();
  const report = (one: Report) => window.reportPresses(JSON.stringify(one));
  const counts: Record<string, number> = { alerts: 0, shares: 0, sent: 0 };
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);

  window.alert = () => void count('alerts');
  navigator.share = async () => void count('shares');
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') count('sent');
    return fetch(input, init);
  };

  function look(): Look {
    const seen: Look = {
      url: location.pathname + location.search,
      h1: document.querySelector('main h1')?.textContent ?? '',
      dialog: document.querySelector('dialog[open]')?.ariaLabel ?? '',
      popover: document.querySelector(':popover-open')?.id ?? '',
      theme: document.documentElement.dataset['theme'] ?? '',
      items: `${document.querySelectorAll('main li').length}`,
      picked: document.querySelector('main svg a[tabindex="0"]')?.getAttribute('href') ?? '',
    };
    const each = (key: string, selector: string, valueOf: (element: Element) => string) => {
      for (const [at, element] of document.querySelectorAll(selector).entries())
        seen[`${key} ${at}`] = valueOf(element);
    };
    each('sorted', 'main thead th', (heading) => heading.ariaSort ?? '');
    each('pressed', '[aria-pressed]', (button) => button.ariaPressed ?? '');
    each('open', 'details', (details) => `${(details as HTMLDetailsElement).open}`);
    each('shown', '[aria-roledescription=carousel] > p', (text) => text.textContent);
    for (const [what, times] of Object.entries(counts)) seen[what] = `${times}`;
    return seen;
  }

  function watch(): Look {
    const before = look();
    let last = before;
    let isLoading = true;
    const compare = () => {
      const seen = look();
      const at = now();
      for (const [key, to] of Object.entries(seen)) {
        if (last[key] === to) continue;
        // The document may still be streaming after its first paint.
        const isNew = isLoading && (key === 'items' || last[key] === undefined);
        const type = isNew ? 'arrival' : 'change';
        report({ type, at, key, to });
      }
      last = seen;
    };
    const next = () => {
      compare();
      isLoading = document.readyState === 'loading';
      requestAnimationFrame(next);
    };
    document.addEventListener('click', compare, { capture: true });
    requestAnimationFrame(next);
    return before;
  }
  window.presses = { ...window.presses, watch };

  const observe = (type: 'paint' | 'mark', name: string, onEntry: (at: number) => void) =>
    new PerformanceObserver((list, observer) => {
      const [entry] = list.getEntriesByName(name);
      if (!entry) return;
      observer.disconnect();
      onEntry(performance.timeOrigin + entry.startTime);
    }).observe({ type, buffered: true });
  // Not the entry's time, which is that of the frame: the visitor sees the paint only now.
  observe('paint', 'first-contentful-paint', () => report({ type: 'painted', at: now() }));
  observe('mark', 'hydrated', (at) => report({ type: 'hydrated', at }));
  const reportPress = ({ target }: Event) => {
    const { localName, textContent } = target as Element;
    report({ type: 'press', at: now(), on: `${localName} ${textContent.slice(0, 40)}` });
  };
  window.addEventListener('click', reportPress, { capture: true });
  const arrive = () => {
    if (document.querySelector('main h1')) report({ type: 'page', at: now(), look: look() });
    else requestAnimationFrame(arrive);
  };
  requestAnimationFrame(arrive);
}
