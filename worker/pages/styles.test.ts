import { afterEach, expect, it, vi } from 'vitest';
import { signedInFan } from '../test/fan.ts';
import { readPage, released, rendering } from '../test/visit.ts';

afterEach(() => vi.restoreAllMocks());

const PAGE = '/history/2011-12';
const LINK = '<link rel="stylesheet" href="/assets/shell.css" integrity="sha256-sheet">';

/** The CSS rules in the document’s head, by the address of their sheet. */
const rulesIn = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<style data-part-of="([^"]*)">(.*?)<\/style>/g), ([, href, css]) => [
      href,
      css,
    ]),
  );

it('a page has the CSS rules it names in its head, and the style sheets at the end of its body', async () => {
  const { html } = await readPage(PAGE, rendering('<h1>Coyotes</h1><table></table>'));
  expect(rulesIn(html)).toEqual({
    '/assets/shell.css': 'h1{margin:0}',
    '/mf/history/aaaa/style.css': '@scope([data-section="history"]){h1{color:red}}',
  });
  expect(html.split(LINK)).toHaveLength(2);
  expect(html.indexOf(LINK)).toBeGreaterThan(html.indexOf('</main>'));
});

it('a page’s head has the CSS rules of the section and of the kit that its route names', async () => {
  const [route] = released('aaab').routes;
  const names = released('aaab', { routes: [{ ...route!, styleNames: ['p', 'table'] }] });
  const { html } = await readPage(PAGE, rendering('<h1>Coyotes</h1>', {}, names));
  expect(rulesIn(html)).toEqual({
    '/assets/shell.css': 'h1{margin:0}table{width:100%}',
    '/mf/history/aaab/style.css': '@scope([data-section="history"]){h1{color:red}p{color:blue}}',
  });
});

it('a page links the sheet of its route, for its code to apply', async () => {
  const style = '/mf/history/aaad/Team.css';
  const [route] = released('aaad').routes;
  const routes = [{ ...route!, style }];
  const { html } = await readPage(PAGE, rendering('', {}, released('aaad', { routes })));
  expect(html).toContain(`<link rel="stylesheet" media="not all" href="${style}">`);
  const elsewhere = released('aaae', { routes: [{ ...route!, path: '/history', style }, route!] });
  expect((await readPage(PAGE, rendering('', {}, elsewhere))).html).not.toContain(style);
});

it('a page’s head has the custom properties that its CSS rules read', async () => {
  const firstRules = [{ css: 'h1{gap:var(--gap)}', reads: ['--gap'] }];
  const { html } = await readPage(PAGE, rendering('', {}, released('aaac', { firstRules })));
  expect(rulesIn(html)['/assets/shell.css']).toBe(':root{--gap:1px}h1{margin:0}');
});

it('the head of a signed-in visitor’s page has the CSS rules of the layout for members', async () => {
  const { cookies } = await signedInFan();
  const { html } = await readPage(PAGE, rendering('<h1>Coyotes</h1>'), {
    headers: { cookie: cookies },
  });
  expect(rulesIn(html)['/assets/shell.css']).toBe('h1{margin:0}dialog{gap:2px}');
});

it.each([
  ['earlier build', released('bbba', { firstRules: undefined })],
  [
    'route without names',
    released('bbbb', { routes: [{ path: '/history/:year', reads: {}, loading: '' }] }),
  ],
])(
  'a page without named CSS rules links the whole sheets of the section and the shell: %s',
  async (_, manifest) => {
    const { html } = await readPage(PAGE, rendering('<h1>Coyotes</h1>', {}, manifest));
    const head = html.slice(0, html.indexOf('<body>'));
    expect(html).not.toContain('<style');
    expect(head).toContain(LINK);
    expect(head).toContain(`<link rel="stylesheet" href="${manifest.styles[0]}">`);
    expect(html.split('rel="stylesheet"')).toHaveLength(3);
  },
);

it('a section’s CSS rule applies only inside the section, whatever it selects', async () => {
  const firstRules = [{ css: 'body{display:none}' }];
  const { html } = await readPage(PAGE, rendering('', {}, released('ccca', { firstRules })));
  expect(rulesIn(html)['/mf/history/ccca/style.css']).toBe(
    '@scope([data-section="history"]){body{display:none}}',
  );
});

it.each(['</style><script>', '<!--outlet:history-->'])(
  'CSS rules that look like HTML are left out of a page, and logged: %s',
  async (text) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const firstRules = [{ css: `h1::before{content:"${text}"}` }];
    const build = text.includes('script') ? 'ccce' : 'cccf';
    const { html } = await readPage(PAGE, rendering('', {}, released(build, { firstRules })));
    expect(html).not.toContain(text);
    expect(log.mock.calls.join()).toMatch(/"section\.sheet".*"build":"ccc/);
  },
);
