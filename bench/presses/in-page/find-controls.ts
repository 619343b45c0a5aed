import type { InPage } from './types.ts';

/** Defines `list` and `find`. Injected as text before the page's own scripts, so it must not use outer variables. */
export function findControls(): void {
  function controls() {
    const selector = 'a[href],button:not(:disabled),summary,[data-press]';
    const nths = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const name = (element.ariaLabel ?? element.textContent).trim().replace(/\d+/g, '#');
      const label = `${element.localName} ${name.replace(/likes?$/, 'likes').slice(0, 40)}`;
      const nth = nths.get(label) ?? 0;
      nths.set(label, nth + 1);
      return { element, id: `${label} ${nth}` };
    });
  }

  function pointOf(element: HTMLElement) {
    const [rect] = element.getClientRects();
    if (!rect || !element.checkVisibility()) return null;
    const { left, right, top, bottom } = rect;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    return hit && element.contains(hit) ? { x, y } : null;
  }

  const leadsOn = (element: HTMLElement) => {
    if (element instanceof HTMLButtonElement)
      return element.form !== null && element.type === 'submit';
    return element.localName === 'a';
  };

  /** Links count only if they lead to another page of this site and are no downloads. */
  function isToBePressed(element: HTMLElement, to: string | undefined) {
    const here = location.pathname + location.search;
    return (
      to === undefined || (to.startsWith('/') && to !== here && !element.hasAttribute('download'))
    );
  }

  function targetOf(element: HTMLElement) {
    const href = element.getAttribute('href');
    if (href === null) return undefined;
    const { origin, pathname, search } = new URL(href, location.href);
    return origin === location.origin ? pathname + search : href;
  }

  const list: InPage['list'] = () =>
    controls().flatMap(({ element, id }) => {
      scrollTo(0, 0);
      const { top: before } = element.getBoundingClientRect();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top } = element.getBoundingClientRect();
      const point = pointOf(element);
      const to = targetOf(element);
      if (!point || !isToBePressed(element, to)) return [];
      const fixed = scrollY > 0 && Math.abs(before - top) < 2;
      const place = element.closest('header,nav,main,footer')?.localName;
      const within = element.closest('article,table,svg,details,form,ul')?.localName;
      const isNamed = element.localName === 'button' && within !== 'table';
      const group = `${place} ${within} ${isNamed ? id.replace(/ \d+$/, '') : element.localName}`;
      const y = point.y + (fixed ? 0 : scrollY);
      return [{ id, group, y, fixed, leads: leadsOn(element), to }];
    });

  const frame = () => new Promise(requestAnimationFrame);

  async function whenThere(ids: string[]) {
    const deadline = performance.now() + 15_000;
    for (;;) {
      const there = new Map(controls().map(({ id, element }) => [id, element]));
      const found = ids.map((id) => there.get(id));
      if (found.every(Boolean) || performance.now() > deadline) return found;
      await frame();
    }
  }

  /** Parts with `content-visibility` render when scrolled to, and move the others. */
  async function whenStill(elements: (HTMLElement | undefined)[]) {
    for (let before = ''; ;) {
      const points = elements.map((element) => (element ? pointOf(element) : null));
      const seen = JSON.stringify(points);
      if (seen === before) return points;
      before = seen;
      // `content-visibility` renders after a frame's callbacks.
      await frame();
      await frame();
    }
  }

  const find: InPage['find'] = async (ids, scrollTop) => {
    const found = await whenThere(ids);
    scrollTo({ top: scrollTop, behavior: 'instant' });
    const points = await whenStill(found);
    return { look: window.presses.watch(), points };
  };

  window.presses = { ...window.presses, list, find };
}
