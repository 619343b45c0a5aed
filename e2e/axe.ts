import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe that check colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks a page with axe, by WCAG 2.2 AA and its best practices. @returns a line for each element with a fault
 * @param only 'colours' if nothing else changed since the last check
 */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  // During a fade-in, contrast is lower than it will be.
  await painted(page);
  // Evaluated once for each document, since the page's CSP forbids other scripts.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const options = { runOnly: only ? OF_COLOURS : ALL, resultTypes: ['violations'] };
  const { violations: found } = await page.evaluate<Result>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/**
 * Waits until no animation or transition runs. Even a change of colours without a duration is a transition, and elements
 * that inherit the colour start their own after it.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let changing: Animation[];
    do {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      changing = document.getAnimations().filter(({ playState }) => playState !== 'finished');
      await Promise.allSettled(changing.map(({ finished }) => finished));
    } while (changing.length > 0);
  });
}
