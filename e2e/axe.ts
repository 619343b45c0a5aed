import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of its rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page by WCAG 2.2 AA: a line for each element.
 * @param only 'colours' where only they changed since the page was looked at
 */
export async function violations(page: Page, only?: 'colours'): Promise<string[]> {
  // During a fade-in, contrast is lower than it will be.
  await painted(page);
  // Evaluated, not added as a script: the page's own policy allows no foreign one. Once a document.
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
 * Waits until the page is painted as it is now: colours change by a transition of no time, and what
 * inherits them by one of its own after that.
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
