/** Trusted Types: no script of the site can run a text by mistake. */
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const expectedErrors = /Trusted|TrustedHTML|TrustedScript|trusted-types/;

/** Statements that would turn a text into HTML, a document, a script, a worker or a handler, or create a policy. */
const FORBIDDEN = [
  "document.body.innerHTML = '<b>x</b>'",
  "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
  "document.createElement('script').src = '/assets/x.js'",
  "new Worker('/assets/x.js')",
  "document.body.setAttribute('onclick', 'x()')",
  "trustedTypes.createPolicy('own', { createHTML: (text) => text })",
  "trustedTypes.createPolicy('workers', {})",
];

it('Trusted Types refuse every text that would become HTML, a script, a worker or a policy', async () => {
  const page = await visits.open('/news', { expectedErrors });
  await hydrated(page);
  for (const code of FORBIDDEN) {
    const outcome = await page.evaluate(`(() => {
      try { ${code}; return 'done'; } catch (error) { return error.name; }
    })()`);
    expect([code, outcome]).toEqual([code, 'TypeError']);
  }
});
