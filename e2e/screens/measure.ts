/** Finds faults of the layout. The inner functions run in the page, so they use nothing from outside. */
import type { Page } from 'playwright-core';

/** Returns how far the page overflows the window horizontally, in CSS pixels. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/**
 * Lists links and controls that are too small for a thumb: less than 44 pixels wide or high. Exempt are those with a
 * stretched pseudo-element, and two kinds that WCAG 2.5.8 permits: links within a sentence, and those in a chart, which
 * a table repeats.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const found: string[] = [];

    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href]:not(svg *, [data-chart] *), button, input, select, textarea, summary',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || inSentence(element)) continue;
      // A checkbox can be pressed anywhere on its label.
      const pressed = element.matches('[type=checkbox], [type=radio]') && element.closest('label');
      const { width, height } = (pressed || element).getBoundingClientRect();
      // Visually hidden until it has the focus.
      if (width <= 1 || getComputedStyle(element).clipPath !== 'none') continue;
      if (Math.min(width, height) + 0.5 >= LEAST || isStretched(element)) continue;
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      found.push(`${element.localName} "${name.trim().slice(0, 40)}" is ${size}`);
    }
    return found;

    function inSentence(element: HTMLElement) {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, figcaption');
      return around !== null && around.textContent.trim() !== element.textContent.trim();
    }

    /** Tells whether a pseudo-element enlarges the area that can be pressed. */
    function isStretched(element: HTMLElement) {
      const after = getComputedStyle(element, '::after');
      return after.position === 'absolute' && after.content !== 'none';
    }
  });
}

/**
 * Tells whether a navigation bar covers part of the focused element.
 * @returns the text of the element; undefined if none has the focus, or no bar covers it
 */
export function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [
      [left + width / 2, top + Math.min(height, 40) / 2],
      [left + width / 2, top + height - 2],
    ] as const;
    const covered = points.some(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      const bar = over?.closest('nav');
      return bar && !bar.contains(element);
    });
    return covered ? (element.textContent || element.outerHTML).trim().slice(0, 60) : undefined;
  });
}

/** Lists links, in headings or stretched, whose text something else covers: a press on it goes elsewhere. */
export function coveredLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLElement>('main a[href]:not(svg *)'));
    const covered = links.filter((link) => {
      const isStretched = getComputedStyle(link, '::after').position === 'absolute';
      if (!isStretched && !link.closest('h2, h3')) return false;
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const [line] = link.getClientRects();
      if (!line) return false;
      const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      return hit?.closest('a') !== link;
    });
    return covered.map((link) => `"${link.textContent}" is covered`);
  });
}
