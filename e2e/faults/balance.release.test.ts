/** Whatever HTML a section answers, a browser has what follows it in the document where it belongs. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBalance } from '../../worker/page/balance/balance.ts';
import { setUpVisits } from '../visit.ts';

const visits = setUpVisits();

const names = (
  'a annotation-xml article b body br button caption center col colgroup dd desc details div dl dt em fieldset font ' +
  'foreignObject form h1 h2 h3 h4 head hr i iframe image img input label li main marquee math mi mtext nobr noscript object ol ' +
  'optgroup option p plaintext path pre rt ruby script section select span style summary svg table tbody td template ' +
  'textarea th thead title tr u ul video xmp'
).split(' ');

/** What a mistake leaves behind. */
const stray =
  '</div> </li> </p> </noscript> <!-- --> <!--!> <!--> </ <p =" > <![CDATA[x]]> <?x?> <svg/> <div/> <!--</noscript></div>--> <!--</script></div>--> <x/=="></x>'.split(
    ' ',
  );

const attributes = [
  '',
  ' data-a="1"',
  ' data-a=1/',
  ' hidden',
  ' data-a="a>b"',
  " data-a='\"'",
  ' data-a="',
];

const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 6 },
        { weight: 2, arbitrary: fc.constantFrom('text', 'a < b', '&lt;', '<!-- c -->') },
        { weight: 7, arbitrary: tie('element') },
        { weight: 1, arbitrary: fc.constantFrom(...stray) },
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
  element: fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom(...attributes),
      tie('html'),
      fc.integer({ min: 0, max: 15 }),
    )
    .map(([name, attribute, content, ends]) => {
      // None that runs.
      const type = name === 'script' ? ' type="text/plain"' : '';
      const start = `<${name}${type} data-own${attribute}${ends === 1 ? '/' : ''}>`;
      return start + content + (ends === 0 ? '' : `</${name}>`);
    }),
}));

it('holds 3,000 fragments of any nesting in their place, with scripts and without', async () => {
  const fragments = fc.sample(html, { numRuns: 3000, seed: 1 });
  const balanced = fragments.map(throughBalance);
  const expectedErrors = /tag was parsed within/;
  const page = await visits.open('about:blank', { expectedErrors });
  expect(await page.evaluate(escaping, fragments.slice(0, 300))).not.toEqual([]);
  expect(await page.evaluate(escaping, balanced)).toEqual([]);
});

function throughBalance(fragment: string, at: number): string {
  const bytes = Buffer.from(fragment);
  const balance = createBalance();
  const out: Uint8Array[] = [];
  const step = 1 + (at % 40);
  for (let from = 0; from < bytes.length; from += step)
    out.push(balance.take(bytes.subarray(from, from + step)));
  return Buffer.concat(out).toString() + balance.endTags();
}

/** Runs in the browser. @returns the fragments of which the document around them suffers */
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
