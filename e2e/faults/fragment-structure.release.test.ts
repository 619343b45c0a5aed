/** HTML of a section that the edge accepts leaves the rest of the document in its place, as browsers parse it. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { faultIn } from '../../worker/pages/sections/fragment-structure.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const names = (
  'a annotation-xml article b body br button caption center col colgroup dd desc details div dl dt em fieldset font ' +
  'foreignObject form h1 h2 h3 h4 head hr i iframe image img input label li main marquee math mi mtext nobr noscript object ol ' +
  'optgroup option p plaintext path pre rt ruby section select span style summary svg table tbody td template ' +
  'textarea th thead title tr u ul video xmp'
).split(' ');

/** Elements without an end tag. */
const VOID = new Set(['br', 'col', 'hr', 'img', 'input']);

const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 6 },
        { weight: 2, arbitrary: fc.constantFrom('text', '&lt;', '<!-- -->') },
        { weight: 7, arbitrary: tie('element') },
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...names), tie('html'))
    .map(([name, content]) =>
      VOID.has(name) ? `<${name} data-own=""/>` : `<${name} data-own="">${content}</${name}>`,
    ),
}));

it('each of 10,000 accepted fragments stays in its place, with scripts and without', async () => {
  const fragments = fc.sample(html, { numRuns: 10_000, seed: 1 });
  const [accepted, refused] = [true, false].map((is) =>
    fragments.filter((one) => (faultIn(one) === undefined) === is),
  ) as [string[], string[]];
  expect(accepted.length).toBeGreaterThan(1000);
  const expectedErrors = /tag was parsed within/;
  const page = await visits.open('about:blank', { expectedErrors });
  expect(await page.evaluate(escaping, refused.slice(0, 1000))).not.toEqual([]);
  expect(await page.evaluate(escaping, accepted)).toEqual([]);
});

/** Runs in the browser. @returns the fragments that change the document around them */
function escaping(fragments: string[]): string[] {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const documentOf = (fragment: string) =>
    `<!doctype html><body><div id="app"><main><div id="around"><div id="place">${fragment}</div><i id="next"></i></div>` +
    '</main><footer id="footer"></footer></div></body>';

  function isAsWritten(parsed: Document): boolean {
    const [app, around, place, next, footer] = ['app', 'around', 'place', 'next', 'footer'].map(
      (id) => parsed.getElementById(id),
    );
    return (
      place?.parentElement === around &&
      next?.previousElementSibling === place &&
      next?.parentElement === around &&
      footer?.parentElement === app &&
      footer?.previousElementSibling?.tagName === 'MAIN' &&
      app?.parentElement === parsed.body &&
      parsed.body.childElementCount === 1 &&
      [...parsed.querySelectorAll('[data-own]')].every((element) => place?.contains(element))
    );
  }

  return fragments.filter((fragment) => {
    const written = frame.contentDocument!;
    written.open();
    written.write(documentOf(fragment));
    written.close();
    const unscripted = new DOMParser().parseFromString(documentOf(fragment), 'text/html');
    return !isAsWritten(written) || !isAsWritten(unscripted);
  });
}
