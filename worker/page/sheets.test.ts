import { afterEach, expect, it, vi } from 'vitest';
import { answers, fragment, type Handler, visit } from '../test/visit.ts';

afterEach(() => vi.restoreAllMocks());

it('asks for the shell’s sheet while the section renders', async () => {
  const asked = Promise.withResolvers<void>();
  const response = await visit(
    '/history/2011-12',
    answers(async () => {
      await asked.promise;
      return fragment('<h1>Coyotes</h1>');
    }),
    {},
    ({ url }) => {
      if (!url.endsWith('/shell.css')) return new Response('', { status: 404 });
      asked.resolve();
      return new Response('h1{margin:0}');
    },
  );
  expect(response.status).toBe(200);
  const html = await response.text();
  const [ofShell, ofSection] = ['h1{margin:0}</style>', '{h1{color:red}}</style>'];
  expect(html).toContain(ofShell);
  expect(html.indexOf(ofShell)).toBeLessThan(html.indexOf(ofSection));
});

/** The head of a page of a section with this style sheet, and what the log says. */
async function pageWithSheet(css: string) {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = answers(() => fragment('<h1>Coyotes</h1>'));
  const section: Handler = (request) =>
    request.url.endsWith('.css') ? new Response(css) : page(request);
  const html = await (await visit('/history/2011-12', section)).text();
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

it.each(['}body{display:none}', '@font-face{src:url(a.woff2)}'])(
  'leaves out a section’s sheet that would reach beyond: %s',
  async (css) => {
    const { head, logged } = await pageWithSheet(css);
    expect(head).not.toContain('style.css');
    expect(logged).toContain(
      '"section":"history","build":"aaaa","href":"/mf/history/aaaa/style.css"',
    );
  },
);

it.each(['.a{background:url(a.svg)}', '.a::before{content:"<!--outlet:history-->"}'])(
  'links a section’s sheet that asks for other files, or looks like a part of the document: %s',
  async (css) => {
    const { head } = await pageWithSheet(css);
    expect(head).toContain('<link rel="stylesheet" href="/mf/history/aaaa/style.css">');
  },
);
