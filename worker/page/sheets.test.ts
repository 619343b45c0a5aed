import { afterEach, expect, it, vi } from 'vitest';
import { type Handler, readPage, rendering } from '../test/visit.ts';

afterEach(() => vi.restoreAllMocks());

const LINK = '<link rel="stylesheet" href="/assets/shell.css" integrity="sha256-sheet">';

it('the shell’s sheet has in the head what the page needs at once, before the section’s, and at the end all', async () => {
  const { html } = await readPage('/history/2011-12', rendering('<h1>Coyotes</h1>'));
  const [ofShell, ofSection] = ['">h1{margin:0}</style>', '{h1{color:red}}</style>'];
  expect(html).toContain(ofShell);
  expect(html.indexOf(ofShell)).toBeLessThan(html.indexOf(ofSection));
  expect(html).not.toContain('table{');
  expect(html.split(LINK)).toHaveLength(2);
  expect(html.indexOf(LINK)).toBeGreaterThan(html.indexOf('</main>'));
});

/** The head of a page of a section with this style sheet, and what the log says. */
async function pageWithSheet(css: string) {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = rendering('<h1>Coyotes</h1>');
  const section: Handler = (request) =>
    request.url.endsWith('.css') ? new Response(css) : page(request);
  const { html } = await readPage('/history/2011-12', section);
  const logged = log.mock.calls
    .map(([line]) => String(line))
    .filter((one) => /"section.sh/.test(one));
  return { head: html.slice(0, html.indexOf('<body>')), logged: logged.join() };
}

it('has a section’s sheet apply in the section’s places only', async () => {
  const { head, logged } = await pageWithSheet('body{display:none}');
  expect(head).toContain('>@scope([data-section="history"]){body{display:none}}</style>');
  expect(logged).toBe('');
});

it.each(['}body{display:none}', '@font-face{src:url(a.woff2)}'])('leaves out %s', async (css) => {
  const { head, logged } = await pageWithSheet(css);
  expect(head).not.toContain('style.css');
  expect(logged).toContain(
    '"section":"history","build":"aaaa","href":"/mf/history/aaaa/style.css"',
  );
});

it.each(['.a{background:url(a.svg)}', '.a::before{content:"<!--outlet:history-->"}'])(
  'links a section’s sheet that asks for other files, or looks like a part of the document: %s',
  async (css) => {
    const { head } = await pageWithSheet(css);
    expect(head).toContain('<link rel="stylesheet" href="/mf/history/aaaa/style.css">');
  },
);
