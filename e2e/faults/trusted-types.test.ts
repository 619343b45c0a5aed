/** What a script of the site cannot do by mistake, nor a text by a script. */
import { expect, it } from 'vitest';
import { hydrated, setUpVisits } from '../visit.ts';

const visits = setUpVisits();
const expectedErrors = /Trusted|TrustedHTML|TrustedScript|trusted-types/;

it.each([
  ['HTML', "document.body.innerHTML = '<b>x</b>'"],
  ['a document', "new DOMParser().parseFromString('<b>x</b>', 'text/html')"],
  ['the address of a script', "document.createElement('script').src = '/assets/x.js'"],
  ['a worker', "new Worker('/assets/x.js')"],
  ['a handler', "document.body.setAttribute('onclick', 'x()')"],
  ['a policy', "trustedTypes.createPolicy('own', { createHTML: (text) => text })"],
  ['the policy of the site', "trustedTypes.createPolicy('photo-worker', {})"],
])('makes no text %s', async (_, code) => {
  const page = await visits.open('/news', { expectedErrors });
  await hydrated(page);
  const outcome = await page.evaluate(`(() => {
    try { ${code}; return 'done'; } catch (error) { return error.name; }
  })()`);
  expect(outcome).toBe('TypeError');
});
