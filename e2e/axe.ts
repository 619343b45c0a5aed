import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Result {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** What axe finds wrong with a page by WCAG 2.2 AA: a line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy allows no foreign one. Once a document.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  const { violations: found } = await page.evaluate<Result>(`axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })`);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}
